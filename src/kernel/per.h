// One T for each value of an index type: PerSeat<Money>, PerCompany<Price>. Indexed by that type only.
#pragma once

#include <array>
#include <cstddef>

#include "kernel/seat.h"

namespace bell {

template <class Index, class T, int Count>
class Per {
 public:
  constexpr T& operator[](Index at) { return items_[static_cast<std::size_t>(at)]; }
  constexpr const T& operator[](Index at) const { return items_[static_cast<std::size_t>(at)]; }
  static constexpr int size() { return Count; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + Count; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + Count; }
  constexpr void fill(const T& value) { items_.fill(value); }
  friend constexpr bool operator==(const Per&, const Per&) = default;

 private:
  std::array<T, Count> items_{};
};

template <class T>
using PerSeat = Per<Seat, T, kMaxSeats>;

}  // namespace bell
