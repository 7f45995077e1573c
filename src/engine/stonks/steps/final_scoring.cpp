// Ends the match: most points win; ties go to the smaller portfolio.
#include "engine/stonks/steps/final_scoring.h"

#include <algorithm>

#include "engine/market/leaders.h"
#include "engine/stonks/steps/steps.h"

namespace bell::stonks {
namespace {

// Points first, then the smaller portfolio.
struct Comparison {
  std::strong_ordering order;
  TieBreak by;
};
Comparison compare(const Board& board, const PerSeat<Holding>& held, Seat one, Seat other) {
  if (const auto order = board.points[one] <=> board.points[other]; order != 0) return {order, TieBreak::none};
  if (const auto order = held[other].cards <=> held[one].cards; order != 0) return {order, TieBreak::cards};
  return {held[other].shares <=> held[one].shares, TieBreak::shares};
}

struct FinalScoring {
  static constexpr StepId id = StepId::final_scoring;
  static constexpr Rule cite = Rule::ST_END_6;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    PerSeat<Holding> held;
    for (const Seat seat : seats_of(ctx.rules.seats))
      held[seat] = appraise(ctx.rules, board, whole_portfolio(ctx.state, seat), seat);
    board.winners = winners_of(ctx.rules, board, held);
    for (const Seat seat : board.winners)
      ctx.tell.say({.what = Happening::match_won,
                    .rule = cite,
                    .seat = seat,
                    .number = static_cast<std::int16_t>(board.points[seat].amount())});
    board.cursor.turn = Turn::nobody();
    return Progress::stay;
  }
};

}  // namespace

SeatMask winners_of(const Rules& rules, const Board& board, const PerSeat<Holding>& held) {
  return market::leaders(seats_of(rules.seats),
                         [&](Seat one, Seat other) { return compare(board, held, one, other).order; });
}

TieBreak tie_break_of(const Rules& rules, const Board& board, const PerSeat<Holding>& held) {
  TieBreak last = TieBreak::none;
  if (board.winners.is_empty()) return last;
  for (const Seat seat : seats_of(rules.seats))
    if (!board.winners.has(seat)) last = std::max(last, compare(board, held, board.winners.lowest(), seat).by);
  return last;
}

StepOps final_scoring_step() { return ops_of<FinalScoring, Stonks>(); }

}  // namespace bell::stonks
