// A list with a fixed capacity inside its owner: no allocation, trivially copyable, comparable by bytes. Places past
// the end contain T{}, so that equal lists have equal bytes. The caller must not exceed the capacity.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

namespace bell {

template <class T, int Capacity>
class FixedVec {
  static_assert(Capacity > 0 && Capacity < 256);

 public:
  constexpr int size() const { return size_; }
  constexpr bool is_empty() const { return size_ == 0; }
  static constexpr int capacity() { return Capacity; }

  constexpr void push_back(const T& item) {
    assert(size_ < Capacity);
    items_[size_++] = item;
  }
  constexpr void erase(int at) {
    assert(at >= 0 && at < size_);
    for (auto i = static_cast<std::size_t>(at); i + 1 < size_; ++i) items_[i] = items_[i + 1];
    pop_back();
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    items_[--size_] = T{};
  }
  constexpr void clear() {
    while (size_ > 0) pop_back();
  }

  constexpr T& operator[](int at) {
    assert(at >= 0 && at < size_);
    return items_[static_cast<std::size_t>(at)];
  }
  constexpr const T& operator[](int at) const {
    assert(at >= 0 && at < size_);
    return items_[static_cast<std::size_t>(at)];
  }
  constexpr T& back() { return (*this)[size_ - 1]; }
  constexpr const T& back() const { return (*this)[size_ - 1]; }

  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }

  friend constexpr bool operator==(const FixedVec&, const FixedVec&) = default;

 private:
  std::array<T, Capacity> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace bell
