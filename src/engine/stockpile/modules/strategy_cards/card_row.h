// A strategy card as a row: when it is worth playing, and what its player chooses.
#pragma once

#include <array>
#include <span>

#include "engine/stockpile/prospects.h"
#include "engine/stockpile/rules.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile::strategy_cards {

// While a card is carried out, its stage counts the choices made; what they acted on is stored next to it on the board.
struct CardRow {
  Strategy card = Strategy::none;
  Rule cite = Rule::none;
  // Whether it can have any effect, apart from its cost in money. Reads only what its owner knows.
  bool (*is_useful)(const Rules&, const State&, Seat) = nullptr;
  // The module without which it never can; none if it can do something in every game.
  ModuleId needs{};
  // What comes next: a choice of the owner (stay), a window (opened), or nothing more (done).
  Progress (*go_on)(Ctx&, Seat) = nullptr;
  // The choices of this stage, ascending, and the effect of each. Null if there are none.
  void (*legal)(const Rules&, const State&, Seat, ActionList&) = nullptr;
  void (*choose)(Ctx&, const Action&) = nullptr;
  // The certain effects of such a choice; null if there are none beyond the card's rule.
  Prospect (*prospect)(const Rules&, const View&, const Action&) = nullptr;
  // The card's immediate income if nothing is left to choose; applied to the purse's copy of the board.
  void (*at_once)(Purse&, const Rules&, const View&, Seat) = nullptr;
};

// The cards by the phase in which they act.
std::span<const CardRow> information_cards();
std::span<const CardRow> market_cards();
std::span<const CardRow> money_cards();
std::span<const CardRow> share_cards();

// Precondition: `card` is a strategy.
const CardRow& row_of(Strategy card);

// What says most about laying a card away: its own rule, or that it can't be played in this game.
Rule rule_of_laying_away(const Rules& rules, Strategy card);

// The designs in a seat's hand that can do nothing in this game or, in the Action phase, nothing at the moment.
StrategySet idle_cards(const Rules& rules, const State& now, Seat seat, StrategySet so_far);

inline int gain_of(const Rules& rules, Strategy card) {
  return rules.printed.strategy_gain[static_cast<std::size_t>(card)];
}
// How many companies, pairs or shares a card acts on; the bid, price or number it depends on.
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

// For cards that are done after a fixed number of choices.
template <int Choices>
Progress after_choices(Ctx& ctx, Seat) {
  return in_play(ctx.state).stage < Choices ? Progress::stay : Progress::done;
}

// For cards that act on the printed number of things, after `Before` choices about the cost.
template <int Before>
Progress after_times(Ctx& ctx, Seat) {
  const StrategyInPlay& play = in_play(ctx.state);
  return play.stage < Before + times_of(ctx.rules, play.card) ? Progress::stay : Progress::done;
}

// One income from the card being carried out.
void gain(Ctx& ctx, Seat seat, int money);

// A choice that brings the printed gain.
inline Prospect prospect_of_gain(const Rules& rules, const View& view, const Action& act) {
  return prospect_of_income(rules, view, act.by, Money(gain_in_play(rules, view.board)));
}

// A forecast as changed by the cards that cover it.
Push falsified(const Rules& rules, const Board& board, int pair, Push so_far);

// The steps of the module.
StepOps deal_strategies_step();
StepOps discard_strategies_step();
StepOps draw_strategies_step();
StepOps play_strategy_step();
Offer play_offer();

}  // namespace bell::stockpile::strategy_cards
