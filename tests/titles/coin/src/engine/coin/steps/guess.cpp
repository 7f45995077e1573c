// The hider claims a side, truly or not; the other player guesses, and one of them scores.
#include "engine/coin/steps/steps.h"

namespace bell::coin {
namespace {

void offer_sides(Verb verb, Seat who, ActionList& out) {
  for (const Side side : {Side::heads, Side::tails}) out.push_back(action_of(verb, who, side));
}

Refusal refuse_unless(Verb verb, Rule cite, const Action& act) {
  if (verb_of(act) != verb) return {Reason::wrong_moment, cite};
  const bool is_side = act.args[0] >= 1 && act.args[0] <= kSides;
  if (!is_side || act != action_of(verb, act.by, side_in(act))) return {Reason::not_available, cite, {act.args[0]}};
  return allowed();
}

struct Claim {
  static constexpr StepId id = StepId::claim;
  static constexpr Rule cite = Rule::CN_RND_3;
  static Progress enter(Ctx& ctx) {
    const Board& board = ctx.state.board;
    if (board.claim != Side::none) return Progress::done;
    ctx.state.cursor().turn = Turn::of(board.hider);
    return Progress::stay;
  }
  static void legal(const Rules&, const State&, Seat who, ActionList& out) { offer_sides(Verb::claim, who, out); }
  static Refusal refuse(const Rules&, const State&, Action act) { return refuse_unless(Verb::claim, cite, act); }
  static void apply(Ctx& ctx, Action act) {
    ctx.state.board.claim = side_in(act);
    ctx.tell.say({.what = Happening::claimed, .rule = cite, .seat = act.by, .side = open_side(side_in(act))});
  }
};

struct Guess {
  static constexpr StepId id = StepId::guess;
  static constexpr Rule cite = Rule::CN_RND_4;
  static Progress enter(Ctx& ctx) {
    const Board& board = ctx.state.board;
    if (board.guess != Side::none) return Progress::done;
    ctx.state.cursor().turn = Turn::of(guesser_of(board));
    return Progress::stay;
  }
  static void legal(const Rules&, const State&, Seat who, ActionList& out) { offer_sides(Verb::guess, who, out); }
  static Refusal refuse(const Rules&, const State&, Action act) { return refuse_unless(Verb::guess, cite, act); }
  static void apply(Ctx& ctx, Action act) {
    Board& board = ctx.state.board;
    board.guess = side_in(act);
    ctx.tell.say({.what = Happening::guessed, .rule = cite, .seat = act.by, .side = open_side(board.guess)});
    const Side coin = ctx.state.coin.truth();
    ctx.state.coin = open_side(coin);
    ctx.tell.say({.what = Happening::shown, .rule = cite, .side = ctx.state.coin});
    if (board.guess == coin)
      score(ctx, act.by, ctx.rules.prize());
    else
      score(ctx, board.hider, ctx.rules.comfort());
  }
  static void score(Ctx& ctx, Seat seat, Points points) {
    ctx.state.board.points[seat] += points;
    ctx.tell.say(
        {.what = Happening::scored, .rule = cite, .seat = seat, .number = static_cast<std::int16_t>(points.amount())});
  }
};

}  // namespace

StepOps claim_step() { return ops_of<Claim, Coin>(); }
StepOps guess_step() { return ops_of<Guess, Coin>(); }

}  // namespace bell::coin
