// Movement: every pair is turned up in its order, and its company does what the forecast says.
#include "engine/stockpile/steps/movement.h"

#include "engine/stockpile/dividend.h"
#include "engine/stockpile/known.h"
#include "engine/stockpile/pairs.h"
#include "engine/stockpile/prices.h"
#include "engine/stockpile/prospects.h"
#include "engine/stockpile/steps/steps.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

// The beat counts through the pairs; each has three beats: turn up, pay, move. The frame's actor is the owner.
struct Movement {
  static constexpr StepId id = StepId::movement;
  static constexpr Rule cite = Rule::SP_MOV_1;
  static constexpr int kBeats = 3;
  enum Beat : std::uint8_t { turn_up, pay, move };

  static Progress enter(Ctx& ctx) {
    Frame& frame = top(ctx.state.cursor());
    for (; frame.beat < kPairs * kBeats; ++frame.beat) {
      switch (frame.beat % kBeats) {
        case turn_up:
          if (const Progress asked = find_pair(ctx, frame); asked == Progress::stay) return asked;
          reveal_pair(ctx, cite, ctx.state.board.moving_pair);
          break;
        case pay:
          if (const int dollars = push(ctx).dividend; dollars > 0) {
            ++frame.beat;
            declare_dividend(ctx, company_on_the_move(ctx.state), dollars, kNoSeat);
            return Progress::opened;
          }
          break;
        default:
          if (const int steps = push(ctx).steps; steps != 0) {
            ++frame.beat;
            move_company(ctx, company_on_the_move(ctx.state), steps);
            return Progress::opened;
          }
      }
    }
    return Progress::done;
  }

  static const Pair& moving(const State& now) { return now.pairs[now.board.moving_pair]; }
  static Company company_on_the_move(const State& now) { return moving(now).company.truth(); }
  static Push push(const Ctx& ctx) {
    return push_of(ctx.rules, ctx.state.board, ctx.state.board.moving_pair, moving(ctx.state).forecast.truth());
  }

  // Finds the next pair; an owner of two is asked which goes first.
  static Progress find_pair(Ctx& ctx, Frame& frame) {
    Board& board = ctx.state.board;
    const int nth = frame.beat / kBeats;
    if (nth >= ctx.rules.own_pairs()) {
      board.moving_pair = static_cast<std::uint8_t>(nth);
      return Progress::done;
    }
    const Seat owner = nth_in_turn_order(ctx.rules, board, nth / ctx.rules.pairs_each);
    const int first = first_pair_of(ctx.rules, owner);
    if (ctx.rules.pairs_each == 1) {
      board.moving_pair = static_cast<std::uint8_t>(first);
      return Progress::done;
    }
    if (nth % ctx.rules.pairs_each == 1) {  // the other one of the two
      board.moving_pair = static_cast<std::uint8_t>(2 * first + 1 - board.moving_pair);
      return Progress::done;
    }
    if (frame.actor == owner) {  // has just chosen
      frame.actor = kNoSeat;
      return Progress::done;
    }
    ctx.state.cursor().turn = Turn::of(owner);
    return Progress::stay;
  }

  static void legal(const Rules& rules, const State&, Seat who, ActionList& out) {
    const int first = first_pair_of(rules, who);
    for (int pair = first; pair < first + rules.pairs_each; ++pair)
      out.push_back(action_of(Verb::reveal_pair, who, pair));
  }
  static Refusal refuse(const Rules& rules, const State&, Action act) {
    if (verb_of(act) != Verb::reveal_pair) return {Reason::wrong_moment, cite};
    if (owner_of_pair(rules, act.args[0]) != act.by || act != action_of(Verb::reveal_pair, act.by, act.args[0]))
      return {Reason::not_held, cite, {act.args[0]}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    ctx.state.board.moving_pair = act.args[0];
    top(ctx.state.cursor()).actor = act.by;
  }
  // The owner knows the pair, and it moves its company at once; but the income from a dividend is the owner's choice.
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    const KnownPair known = known_pair(view, act.args[0]);
    const Push push = push_of(rules, view.board, act.args[0], known.forecast);
    Prospect prospect = prospect_of_move(rules, view, act.by, known.company, push.steps);
    tell_pair(view, act.args[0], prospect);
    if (push.dividend == 0) return prospect;
    prospect.dividend = push.dividend;
    prospect.pays = prospect.fees_paid = std::nullopt;
    return prospect;
  }
};

}  // namespace

bool has_moved(const Rules& rules, const Board& board, int pair) {
  const Frame& frame = board.cursor.frames[0];
  const int movement = rules.program.place_of(StepId::movement);
  if (frame.step != movement) return frame.step > movement;
  const int turned_up = (frame.beat + Movement::kBeats - 1) / Movement::kBeats;
  const Seat owner = owner_of_pair(rules, pair);
  if (owner == kNoSeat) return pair < turned_up;
  int before = 0;  // pairs of seats earlier in turn order
  for (Seat seat = board.first_player; seat != owner; seat = next_seat(seat, rules.seats)) before += rules.pairs_each;
  if (turned_up <= before) return false;
  return turned_up >= before + rules.pairs_each || pair == board.moving_pair;
}

StepOps movement_step() { return ops_of<Movement, Stockpile>(); }

}  // namespace bell::stockpile
