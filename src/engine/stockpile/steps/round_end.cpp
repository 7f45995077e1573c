// Ends a round: clears its cards and passes the first-player token on.
#include "engine/stockpile/steps/steps.h"
#include "engine/stockpile/turn_order.h"

namespace bell::stockpile {
namespace {

struct RoundEnd {
  static constexpr StepId id = StepId::round_end;
  static constexpr Rule cite = Rule::SP_RND_1;
  static constexpr StepId again_from = StepId::start_round;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    board.moving_pair = 0;
    board.dividend = {};
    if (board.round == ctx.rules.rounds) return Progress::done;
    const Seat left = next_seat(board.first_player, ctx.rules.seats);
    board.first_player = next_first_player(ctx.rules, board).or_else(left);
    ctx.tell.say({.what = Happening::token_passed, .rule = cite, .seat = board.first_player});
    return Progress::again;
  }
};

}  // namespace

StepOps round_end_step() { return ops_of<RoundEnd, Stockpile>(); }

}  // namespace bell::stockpile
