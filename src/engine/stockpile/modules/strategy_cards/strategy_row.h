// Strategy cards as rows: what each is called by the law, when it may be played, and what it does.
#pragma once

#include <span>

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

struct StrategyRow {
  Strategy id{};
  Rule cite = Rule::none;
  // Whether it can do anything, as far as the seat knows, its cost in money aside. Null: always.
  bool (*can)(const Rules&, const State&, Seat) = nullptr;
  // Done at once when it is played. Null: nothing.
  void (*begin)(Ctx&, Seat) = nullptr;
  // What the seat may choose next, by the stage of board.strategies.now; nothing if the card is carried out. Null for a
  // card without choices.
  void (*choices)(const Rules&, const State&, Seat, ActionList&) = nullptr;
  void (*choose)(Ctx&, const Action&) = nullptr;
  // Called when a window that the card opened is done; may open another. Null: nothing.
  void (*resume)(Ctx&, Seat) = nullptr;
};

// Filed by what they touch.
std::span<const StrategyRow> money_cards();
std::span<const StrategyRow> information_cards();
std::span<const StrategyRow> market_cards();
std::span<const StrategyRow> portfolio_cards();

// One card effect is one income.
void gain(Ctx& ctx, Rule why, Seat seat, Money money);
inline int gain_of(const Rules& rules, Strategy card) {
  return rules.printed.strategy_gain[static_cast<std::size_t>(card)];
}
// The card being carried out has nothing more to do.
inline constexpr std::uint8_t kCarriedOut = 0xFF;
inline StrategyInPlay& in_play(Ctx& ctx) { return ctx.state.board.strategies.now; }

// An action card of this round, given up unused.
bool has_action_card(const Rules& rules, const State& now, Seat seat);
void offer_action_cards(const State& now, Seat seat, ActionList& out);
void give_up_action_card(Ctx& ctx, const Action& act, Rule why);

}  // namespace bell::stockpile
