// Scratch lists for generated actions. They live on the stack and are left uninitialised, because zeroing them would
// cost a third of a move. They are never part of a state.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "kernel/action.h"

namespace bell {

// Large enough for every title: a Stonks opener with eleven cards and a speculation card has 66 choices.
inline constexpr int kMaxChoices = 160;

template <class T>
class ScratchList {
 public:
  ScratchList() {}  // NOLINT(modernize-use-equals-default): leaves the items uninitialised

  void push_back(const T& item) {
    assert(size_ < kMaxChoices);
    items_[static_cast<std::size_t>(size_++)] = item;
  }
  // Two branch-free ways to append: every item is written, but counted only if it is wanted. A mispredicted branch
  // costs more than a few stores.
  //
  // Appends make(0) … make(number - 1).
  template <class Make>
  void append(int number, Make&& make) {
    assert(size_ + number <= kMaxChoices);
    T* const to = items_.data() + size_;
    for (int n = 0; n < kFew; ++n) to[n] = make(n);
    for (int n = kFew; n < number; ++n) to[n] = make(n);
    size_ += number;
  }
  // Appends make(bit) for every bit of `wanted` below Bits.
  template <int Bits, class Make>
  void append_each(unsigned wanted, Make&& make) {
    static_assert(Bits <= kSlack);
    T* to = items_.data() + size_;
    for (int bit = 0; bit < Bits; ++bit) {
      *to = make(bit);
      to += wanted >> bit & 1U;
    }
    size_ = static_cast<int>(to - items_.data());
    assert(size_ <= kMaxChoices);
  }
  void clear() { size_ = 0; }
  int size() const { return size_; }
  bool is_empty() const { return size_ == 0; }
  const T& operator[](int at) const { return items_[static_cast<std::size_t>(at)]; }
  T& back() { return items_[static_cast<std::size_t>(size_ - 1)]; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

 private:
  static constexpr int kFew = 3;     // most lists have no more than this
  static constexpr int kSlack = 16;  // written but not counted
  std::array<T, kMaxChoices + kSlack> items_;
  int size_ = 0;
};

using ActionList = ScratchList<Action>;

// A chance outcome and its weight, out of the sum of all weights.
struct Weighted {
  Action action;
  std::uint32_t weight;
};
using ChanceList = ScratchList<Weighted>;

inline bool contains(const ActionList& list, const Action& wanted) {
  for (const Action& action : list)
    if (action == wanted) return true;
  return false;
}

}  // namespace bell
