// The end of a round: last cards are discarded, portfolios scored.
#include "engine/core/at_once.h"
#include "engine/stonks/portfolio.h"
#include "engine/stonks/steps/steps.h"

namespace bell::stonks {
namespace {

struct EndRound {
  static constexpr StepId id = StepId::end_round;
  static constexpr Rule cite = Rule::ST_END_1;
  static Progress enter(Ctx& ctx) {
    for (const Seat seat : seats_of(ctx.rules.seats)) {
      const Secret<Card> last(ctx.state.hands[seat].truth().nth(0), seat);
      ctx.state.hands[seat] = {};
      ctx.state.board.hand_size[seat] = 0;
      ctx.state.last_cards[seat].push_back(last);
      ctx.tell.say({.what = Happening::last_card_discarded, .rule = cite, .seat = seat, .card = last});
    }
    return Progress::done;
  }
};

using ScoreRound = AtOnce<StepId::score_round, Rule::ST_END_1, &score_portfolios>;

struct NextRound {
  static constexpr StepId id = StepId::next_round;
  static constexpr Rule cite = Rule::ST_END_1;
  static constexpr StepId again_from = StepId::gather;
  static Progress enter(Ctx& ctx) {
    return ctx.state.board.round < ctx.rules.rounds ? Progress::again : Progress::done;
  }
};

}  // namespace

StepOps end_round_step() { return ops_of<EndRound, Stonks>(); }
StepOps score_round_step() { return ops_of<ScoreRound, Stonks>(); }
StepOps next_round_step() { return ops_of<NextRound, Stonks>(); }

}  // namespace bell::stonks
