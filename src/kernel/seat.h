// Places at a table, sets of them, and who looks. A seat is not a number: adding two does not compile.
#pragma once

#include <bit>
#include <cstdint>

namespace bell {

inline constexpr int kMaxSeats = 5;

enum class Seat : std::uint8_t {};

// Chance acts like a player but sits nowhere; a thing without an owner belongs to kNoSeat.
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

// A set of seats. Iterates in ascending order; one byte, so it may stand in a state.
class SeatMask {
 public:
  constexpr SeatMask() = default;
  static constexpr SeatMask none() { return {}; }
  static constexpr SeatMask only(Seat seat) { return SeatMask(static_cast<std::uint8_t>(1U << index(seat))); }
  static constexpr SeatMask first(int seats) { return SeatMask(static_cast<std::uint8_t>((1U << seats) - 1U)); }

  constexpr bool has(Seat seat) const { return (bits_ >> index(seat) & 1U) != 0; }
  constexpr bool is_empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Seat lowest() const { return seat_at(std::countr_zero(bits_)); }
  constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << index(seat)); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << index(seat))); }
  constexpr std::uint8_t bits() const { return bits_; }

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint8_t left) : left_(left) {}
    constexpr Seat operator*() const { return seat_at(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ = static_cast<std::uint8_t>(left_ & (left_ - 1U));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint8_t left_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  friend constexpr bool operator==(SeatMask, SeatMask) = default;

 private:
  constexpr explicit SeatMask(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

// All seats of a table, for range-for: `for (Seat seat : seats_of(4))`.
constexpr SeatMask seats_of(int seats) { return SeatMask::first(seats); }

}  // namespace bell
