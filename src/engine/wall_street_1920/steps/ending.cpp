// Passes the turn from player to player, until the round of the explosion is over.
#include "engine/wall_street_1920/piles.h"
#include "engine/wall_street_1920/rondel.h"
#include "engine/wall_street_1920/scoring.h"
#include "engine/wall_street_1920/steps/steps.h"

namespace bell::wall_street_1920 {
namespace {

struct NextPlayer {
  static constexpr StepId id = StepId::next_player;
  static constexpr Rule cite = Rule::WS_EXP_1;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    board.active = next_seat(board.active, ctx.rules.seats);
    return Progress::done;
  }
};

// Comes before anything else, even if no turn follows.
struct DiscardExplosion {
  static constexpr StepId id = StepId::discard_explosion;
  static constexpr Rule cite = Rule::WS_EXP_1;
  static Progress enter(Ctx& ctx) {
    if (ctx.state.board.top != Card::explosion) return Progress::done;
    ctx.state.cursor().turn = Turn::of(ctx.state.board.active);
    return Progress::stay;
  }
  static void legal(const Rules&, const State&, Seat who, ActionList& out) {
    offer_discards(who, Card::explosion, out);
  }
  static Refusal refuse(const Rules&, const State&, Action act) { return refuse_discard(act, Card::explosion, cite); }
  static void apply(Ctx& ctx, Action act) {
    ctx.state.board.has_exploded = 1;
    discard(ctx, act.by, take_top(ctx.state.board), onto_in(act), cite);
  }
  static Prospect prospect(const Rules& rules, const View&, const Action& act) {
    return prospect_of_discard(rules, act, cite);
  }
};

struct NextTurn {
  static constexpr StepId id = StepId::next_turn;
  static constexpr Rule cite = Rule::WS_EXP_1;
  static constexpr StepId again_from = StepId::fresh_top;
  static Progress enter(Ctx& ctx) {
    const Board& board = ctx.state.board;
    return board.has_exploded != 0 && board.active == board.start ? Progress::done : Progress::again;
  }
};

struct FinalScoring {
  static constexpr StepId id = StepId::final_scoring;
  static constexpr Rule cite = Rule::WS_EXP_1;
  static Progress enter(Ctx& ctx) {
    score_match(ctx);
    ctx.state.cursor().turn = Turn::nobody();
    return Progress::stay;
  }
};

}  // namespace

StepOps next_player_step() { return ops_of<NextPlayer, WallStreet1920>(); }
StepOps discard_explosion_step() { return ops_of<DiscardExplosion, WallStreet1920>(); }
StepOps next_turn_step() { return ops_of<NextTurn, WallStreet1920>(); }
StepOps final_scoring_step() { return ops_of<FinalScoring, WallStreet1920>(); }

}  // namespace bell::wall_street_1920
