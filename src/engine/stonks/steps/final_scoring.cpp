// The end of the match: most points win, and ties go to the smaller portfolio.
#include <compare>

#include "engine/stonks/portfolio.h"
#include "engine/stonks/steps/steps.h"

namespace bell::stonks {
namespace {

// Greater is better: points first, then the smaller portfolio.
std::strong_ordering compare(const Holding& a, Points a_total, const Holding& b, Points b_total) {
  if (const auto order = a_total <=> b_total; order != 0) return order;
  if (const auto order = b.cards <=> a.cards; order != 0) return order;
  return b.shares <=> a.shares;
}

SeatMask winners_of(const Rules& rules, const State& now) {
  const Board& board = now.board;
  SeatMask best;
  Holding best_holding;
  for (const Seat seat : seats_of(rules.seats)) {
    const Holding holding = appraise(rules, board, whole_portfolio(now, seat), seat);
    const auto order = best.is_empty()
                           ? std::strong_ordering::greater
                           : compare(holding, board.points[seat], best_holding, board.points[best.lowest()]);
    if (order == 0) best.add(seat);
    if (order > 0) {
      best = SeatMask::only(seat);
      best_holding = holding;
    }
  }
  return best;
}

struct FinalScoring {
  static constexpr StepId id = StepId::final_scoring;
  static constexpr Rule cite = Rule::ST_END_6;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    board.winners = winners_of(ctx.rules, ctx.state);
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

StepOps final_scoring_step() { return ops_of<FinalScoring, Stonks>(); }

}  // namespace bell::stonks
