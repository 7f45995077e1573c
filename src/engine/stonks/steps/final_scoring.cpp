// The end of the match: most points win, and ties go to the smaller portfolio.
#include "engine/market/leaders.h"
#include "engine/stonks/portfolio.h"
#include "engine/stonks/steps/steps.h"

namespace bell::stonks {
namespace {

// Points first, then the smaller portfolio.
SeatMask winners_of(const Rules& rules, const State& now) {
  PerSeat<Holding> held;
  for (const Seat seat : seats_of(rules.seats))
    held[seat] = appraise(rules, now.board, whole_portfolio(now, seat), seat);
  return market::leaders(seats_of(rules.seats), [&](Seat one, Seat other) {
    if (const auto order = now.board.points[one] <=> now.board.points[other]; order != 0) return order;
    if (const auto order = held[other].cards <=> held[one].cards; order != 0) return order;
    return held[other].shares <=> held[one].shares;
  });
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
