// Turn order: clockwise from the holder of the first-player token.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// The n-th seat to act, 0 being the first player; wraps around.
inline Seat nth_in_turn_order(const Rules& rules, const Board& board, int n) {
  int place = index(board.first_player) + n;
  while (place >= rules.seats) place -= rules.seats;
  return seat_at(place);
}

// All seats, for range-for: `for (const Seat seat : in_turn_order(rules, board))`.
class TurnOrder {
 public:
  struct Iterator {
    Seat seat;
    int seats;
    int left;
    constexpr Seat operator*() const { return seat; }
    constexpr Iterator& operator++() {
      seat = next_seat(seat, seats);
      --left;
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return left != other.left; }
  };
  constexpr TurnOrder(Seat first, int seats) : first_(first), seats_(seats) {}
  constexpr Iterator begin() const { return {first_, seats_, seats_}; }
  constexpr Iterator end() const { return {first_, seats_, 0}; }

 private:
  Seat first_;
  int seats_;
};
inline TurnOrder in_turn_order(const Rules& rules, const Board& board) { return {board.first_player, rules.seats}; }

inline bool is_last_in_turn_order(const Rules& rules, const Board& board, Seat seat) {
  return next_seat(seat, rules.seats) == board.first_player;
}
// Who gets the token next; unknown while somebody may still decide that.
inline Seen<Seat> next_first_player(const Rules& rules, const Board& board) {
  return rules.next_first_player(rules, board, Seen<Seat>(next_seat(board.first_player, rules.seats)));
}

// For steps that ask one seat after another: goes on to the next seat for which `asks` holds. The frame's actor is the
// last one asked, or kNoSeat. False if nobody is left.
template <class Asks>
bool ask_next(Ctx& ctx, Asks&& asks) {
  Frame& frame = top(ctx.state.cursor());
  for (;;) {
    if (frame.actor == kNoSeat)
      frame.actor = ctx.state.board.first_player;
    else if (is_last_in_turn_order(ctx.rules, ctx.state.board, frame.actor))
      return false;
    else
      frame.actor = next_seat(frame.actor, ctx.rules.seats);
    if (asks(frame.actor)) return true;
  }
}
// The same, but stays with the seat asked last while `asks` still holds for it.
template <class Asks>
bool ask_on(Ctx& ctx, Asks&& asks) {
  const Seat last = top(ctx.state.cursor()).actor;
  return (last != kNoSeat && asks(last)) || ask_next(ctx, asks);
}

}  // namespace bell::stockpile
