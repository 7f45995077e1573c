// Who must act: one seat, several at once (simultaneous choices), chance, or nobody because the match is over.
#pragma once

#include <cstdint>

#include "kernel/seat.h"

namespace bell {

class Turn {
 public:
  constexpr Turn() = default;  // nobody
  static constexpr Turn of(Seat seat) { return Turn(SeatMask::only(seat), Luck::idle); }
  static constexpr Turn of(SeatMask seats) { return Turn(seats, Luck::idle); }
  static constexpr Turn chance() { return Turn({}, Luck::acts); }
  static constexpr Turn nobody() { return {}; }

  constexpr bool is_chance() const { return luck_ == Luck::acts; }
  constexpr bool is_over() const { return seats_.is_empty() && !is_chance(); }
  constexpr bool is_for(Seat seat) const { return seats_.has(seat); }
  constexpr SeatMask seats() const { return seats_; }
  // The seat that acts first where the order does not matter. Precondition: some seat must act.
  constexpr Seat first() const { return seats_.lowest(); }
  friend constexpr bool operator==(Turn, Turn) = default;

 private:
  enum class Luck : std::uint8_t { idle, acts };
  constexpr Turn(SeatMask seats, Luck luck) : seats_(seats), luck_(luck) {}
  SeatMask seats_;
  Luck luck_ = Luck::idle;
};

}  // namespace bell
