// A value together with who knows it. Who knows it moves with the value.
#pragma once

#include "kernel/flag_word.h"
#include "kernel/seat.h"
#include "view/seen.h"

namespace bell {

template <class T>
class Secret {
 public:
  constexpr Secret() = default;
  constexpr Secret(T value, Seat knower) : value_(value), knowers_(bit(viewer_of(knower))) {}

  // Only the rules may read this. Searching for `.truth()` finds every reader.
  constexpr const T& truth() const { return value_; }
  constexpr T& truth() { return value_; }
  constexpr void tell(Seat seat) { knowers_ = static_cast<Knowers>(knowers_ | bit(viewer_of(seat))); }
  constexpr Seen<T> seen_by(Viewer viewer) const { return (knowers_ & bit(viewer)) != 0 ? Seen<T>(value_) : Seen<T>(); }
  static constexpr Secret known_to_all(T value) {
    Secret open;
    open.value_ = value;
    open.knowers_ = kEverybody;
    return open;
  }
  // Another value known to the same viewers. Precondition: U is as wide as T.
  template <class U>
  constexpr Secret<U> with(U value) const {
    Secret<U> other;
    other.value_ = value;
    other.knowers_ = knowers_;
    return other;
  }
  friend constexpr bool operator==(const Secret&, const Secret&) = default;

 private:
  template <class U>
  friend class Secret;
  using Knowers = FlagWord<T>;
  static constexpr Knowers kEverybody = 0xFF;  // one bit per seat, bit 7 for spectators
  static constexpr Knowers bit(Viewer viewer) { return static_cast<Knowers>(1U << static_cast<int>(viewer)); }
  T value_{};
  Knowers knowers_ = 0;
};

}  // namespace bell
