// Starts a round: the cup changes hands, and chance lays the coin under it.
#include "engine/coin/steps/steps.h"

namespace bell::coin {
namespace {

struct StartRound {
  static constexpr StepId id = StepId::start_round;
  static constexpr Rule cite = Rule::CN_RND_1;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    ++board.round;
    board.hider = board.round == 1 ? seat_at(0) : guesser_of(board);
    board.claim = board.guess = Side::none;
    ctx.state.coin = {};
    ctx.tell.say({.what = Happening::round_started,
                  .rule = cite,
                  .seat = board.hider,
                  .number = static_cast<std::int16_t>(board.round)});
    return Progress::done;
  }
};

// Only the hider looks.
struct Toss {
  static constexpr StepId id = StepId::toss;
  static constexpr Rule cite = Rule::CN_RND_2;
  static Progress enter(Ctx& ctx) {
    RULE(CN_CMP_1);
    if (ctx.state.coin.truth() != Side::none) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules&, const State&) { return kSides; }
  static Action outcome(const Rules&, const State&, std::uint32_t n) {
    return action_of(Verb::toss, kChance, static_cast<Side>(n + 1));
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id), .round = now.board.round};
  }
  static void apply(Ctx& ctx, Action act) {
    const Seat hider = ctx.state.board.hider;
    ctx.state.coin = Secret<Side>(side_in(act), hider);
    ctx.tell.say({.what = Happening::tossed, .rule = cite, .seat = hider, .side = ctx.state.coin});
  }
};

}  // namespace

StepOps start_round_step() { return ops_of<StartRound, Coin>(); }
StepOps toss_step() { return ops_of<Toss, Coin>(); }

}  // namespace bell::coin
