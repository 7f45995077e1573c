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

}  // namespace bell::stockpile
