// Starts another round, or ends the match.
#include "engine/coin/steps/steps.h"
#include "engine/market/leaders.h"

namespace bell::coin {
namespace {

struct NextRound {
  static constexpr StepId id = StepId::next_round;
  static constexpr Rule cite = Rule::CN_END_1;
  static constexpr StepId again_from = StepId::start_round;
  static Progress enter(Ctx& ctx) {
    return ctx.state.board.round < ctx.rules.rounds ? Progress::again : Progress::done;
  }
};

struct FinalScoring {
  static constexpr StepId id = StepId::final_scoring;
  static constexpr Rule cite = Rule::CN_END_2;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    if (!board.winners.is_empty()) return Progress::stay;
    board.winners = market::leaders(seats_of(ctx.rules.seats), [&board](Seat one, Seat other) {
      return board.points[one] <=> board.points[other];
    });
    for (const Seat seat : board.winners) ctx.tell.say({.what = Happening::match_won, .rule = cite, .seat = seat});
    board.cursor.turn = Turn::nobody();
    return Progress::stay;
  }
};

}  // namespace

Rule rounds_rule() { return NextRound::cite; }

StepOps next_round_step() { return ops_of<NextRound, Coin>(); }
StepOps final_scoring_step() { return ops_of<FinalScoring, Coin>(); }

}  // namespace bell::coin
