// Investment strategies: a deck of cards, a hand for everybody, and one card played per round.
#include <array>

#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/modules/strategy_cards/card_row.h"

namespace bell::stockpile {
namespace {

using namespace strategy_cards;

constexpr int kCopies = 2;

void add_designs(StrategySet& deck, Strategy first, Strategy last) {
  for (int number = static_cast<int>(first); number <= static_cast<int>(last); ++number)
    for (int copy = 0; copy < kCopies; ++copy) deck.add(Strategy{static_cast<std::uint8_t>(number)});
}

// "no" or "yes".
void choose_promo_cards(Rules& rules, int nth) {
  if (nth == 1) add_designs(rules.strategies, Strategy::golden_parachute, Strategy::dead_cat_bounce);
}

void forget_the_round(Ctx& ctx) {
  ctx.state.board.strategies.plays = {};
  ctx.state.board.strategies.covers = {};
}

void install(Rules& rules) {
  RULE(SP_STR_6);  // nothing here adds to other_worth
  add_designs(rules.strategies, Strategy::block_trading, Strategy::stock_buyback);
  rules.strategies_dealt = static_cast<std::uint8_t>(rules.rounds + rules.printed.strategies_over_rounds);
  rules.round_started.add(&forget_the_round);
  rules.forecast_applied.add(Precedence::additive, &falsified);
  rules.action_offers.add(play_offer());
  rules.idle_strategies.add(Precedence::additive, &idle_cards);
}

}  // namespace

// In set-up, the deal comes directly after the first player is named, and the discards directly before the cash is
// given. Steps that other modules put before the cash come between the two.
const Manifest& strategy_cards_manifest() {
  static const std::array kSplices{
      Splice{Where::after, StepId::name_first_player, deal_strategies_step()},
      Splice{Where::before, StepId::starting_cash, discard_strategies_step()},
      Splice{Where::before, StepId::starting_cash, draw_strategies_step()},
      Splice{Where::window, StepId::none, play_strategy_step()},
  };
  static constexpr std::array<OptionValue, 2> kNoOrYes{{{"no"}, {"yes"}}};
  static constexpr std::array kOptions{Option{.name = "promo_strategies",
                                              .fallback = "no",
                                              .rule = Rule::SP_STR_5,
                                              .values = kNoOrYes,
                                              .apply = &choose_promo_cards}};
  static const Manifest kStrategyCards{.id = ModuleId::strategy_cards,
                                       .name = "strategy_cards",
                                       .cite = Rule::SP_STR_4,
                                       .splices = kSplices,
                                       .options = kOptions,
                                       .install = &install};
  return kStrategyCards;
}

}  // namespace bell::stockpile
