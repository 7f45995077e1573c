// What a strategy card is to the module: a row that says when it is worth playing and what its player chooses.
#pragma once

#include <array>
#include <span>

#include "engine/stockpile/prospects.h"
#include "engine/stockpile/rules.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile::strategy_cards {

// While a card is carried out its stage counts the choices made; what they touched stands beside it on the board.
struct CardRow {
  Strategy card = Strategy::none;
  Rule cite = Rule::none;
  // Whether it can do anything, its cost in money apart. Reads only what its owner knows.
  bool (*is_useful)(const Rules&, const State&, Seat) = nullptr;
  // What comes next: a choice of the owner (stay), a window (opened), or nothing more (done).
  Progress (*go_on)(Ctx&, Seat) = nullptr;
  // The choices of this stage, ascending, and what one of them does. Null where there is none.
  void (*legal)(const Rules&, const State&, Seat, ActionList&) = nullptr;
  void (*choose)(Ctx&, const Action&) = nullptr;
  // What such a choice certainly does; null if there is nothing to say but the card's rule.
  Prospect (*prospect)(const Rules&, const View&, const Action&) = nullptr;
  // What the card brings as soon as it is played, if nothing is left to choose: on the board of the purse.
  void (*at_once)(Purse&, const Rules&, const View&, Seat) = nullptr;
};

// The cards by where they act.
std::span<const CardRow> information_cards();
std::span<const CardRow> market_cards();
std::span<const CardRow> money_cards();
std::span<const CardRow> share_cards();

// Precondition: `card` is a strategy.
const CardRow& row_of(Strategy card);

inline int gain_of(const Rules& rules, Strategy card) {
  return rules.printed.strategy_gain[static_cast<std::size_t>(card)];
}
// How many companies, pairs or shares a card acts on; from or up to which bid, value or number it works.
inline int times_of(const Rules& rules, Strategy card) {
  return rules.printed.strategy_times[static_cast<std::size_t>(card)];
}
inline int limit_of(const Rules& rules, Strategy card) {
  return rules.printed.strategy_limit[static_cast<std::size_t>(card)];
}
inline Money cost_of(const Rules& rules, Strategy card) {
  return Money(rules.printed.strategy_cost[static_cast<std::size_t>(card)]);
}

// The card being carried out, its rule and its printed gain.
inline StrategyInPlay& in_play(State& state) { return state.board.strategies.now; }
inline const StrategyInPlay& in_play(const State& now) { return now.board.strategies.now; }
inline Rule rule_in_play(const State& now) { return row_of(in_play(now).card).cite; }
inline int gain_in_play(const Rules& rules, const Board& board) { return gain_of(rules, board.strategies.now.card); }

// Which companies, or pairs, the card has acted on.
inline bool has_touched(const State& now, int nth) { return (in_play(now).touched >> nth & 1U) != 0; }
inline bool has_touched(const State& now, Company company) { return has_touched(now, static_cast<int>(company)); }
inline void touch(State& state, int nth) {
  in_play(state).touched = static_cast<std::uint8_t>(in_play(state).touched | 1U << nth);
}
inline void touch(State& state, Company company) { touch(state, static_cast<int>(company)); }

inline bool always(const Rules&, const State&, Seat) { return true; }

// For cards that are done when so many choices were made.
template <int Choices>
Progress after_choices(Ctx& ctx, Seat) {
  return in_play(ctx.state).stage < Choices ? Progress::stay : Progress::done;
}

// For cards that act on as many things as is printed, after so many choices about the cost.
template <int Before>
Progress after_times(Ctx& ctx, Seat) {
  const StrategyInPlay& play = in_play(ctx.state);
  return play.stage < Before + times_of(ctx.rules, play.card) ? Progress::stay : Progress::done;
}

// One income out of the card being carried out.
void gain(Ctx& ctx, Seat seat, int money);

// A choice that brings the printed gain.
inline Prospect prospect_of_gain(const Rules& rules, const View& view, const Action& act) {
  return prospect_of_income(rules, view, act.by, Money(gain_in_play(rules, view.board)));
}

// How a forecast is changed by the cards that cover it.
Push falsified(const Rules& rules, const Board& board, int pair, Push so_far);

// The steps of the module.
StepOps deal_strategies_step();
StepOps discard_strategies_step();
StepOps draw_strategies_step();
StepOps play_strategy_step();
Offer play_offer();

}  // namespace bell::stockpile::strategy_cards
