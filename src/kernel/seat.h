// Seats at a table, sets of them, and viewers. A seat is not a number: adding two does not compile.
#pragma once

#include <cstdint>

#include "kernel/enum_set.h"

namespace bell {

inline constexpr int kMaxSeats = 5;

enum class Seat : std::uint8_t {};

// Chance acts like a player but has no seat; kNoSeat stands for no owner.
inline constexpr Seat kChance{0xFE};
inline constexpr Seat kNoSeat{0xFF};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int place) { return static_cast<Seat>(place); }

// Clockwise neighbour at a table of `seats` places.
constexpr Seat next_seat(Seat seat, int seats) {
  const int next = index(seat) + 1;
  return seat_at(next == seats ? 0 : next);
}

// Who looks: one of the seats, or the public.
enum class Viewer : std::uint8_t { spectator = 7 };
constexpr Viewer viewer_of(Seat seat) { return static_cast<Viewer>(seat); }
constexpr bool is_seat(Viewer viewer) { return viewer != Viewer::spectator; }
constexpr Seat seat_of(Viewer viewer) { return static_cast<Seat>(viewer); }

// A set of seats: one byte.
using SeatMask = EnumSet<Seat, 8>;

// All seats of a table, for range-for: `for (Seat seat : seats_of(4))`.
constexpr SeatMask seats_of(int seats) { return SeatMask::first(seats); }

}  // namespace bell
