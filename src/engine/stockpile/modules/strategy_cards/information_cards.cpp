// Strategy cards about insider pairs: looking at them, selling the own, and laying a false figure on one.
#include <array>

#include "engine/stockpile/modules/strategy_cards/strategy_row.h"
#include "engine/stockpile/pairs.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

bool may_be_looked_at(const Rules& rules, const State& now, Seat seat, int pair) {
  return owner_of_pair(rules, pair) != seat && is_hidden_from_all(now, pair);
}

// Enough pairs to look at, and one of them unknown.
template <int Looks>
bool can_look(const Rules& rules, const State& now, Seat seat) {
  int eligible = 0;
  int unknown = 0;
  for (int pair = 0; pair < kPairs; ++pair) {
    if (!may_be_looked_at(rules, now, seat, pair)) continue;
    ++eligible;
    unknown += knows_pair(now, viewer_of(seat), pair) ? 0 : 1;
  }
  return eligible >= Looks && unknown > 0;
}

void offer_looks(const Rules& rules, const State& now, Seat who, ActionList& out) {
  for (int pair = 0; pair < kPairs; ++pair)
    if (may_be_looked_at(rules, now, who, pair) && (now.board.strategies.now.touched >> pair & 1) == 0)
      out.push_back(action_of(Verb::look_at_pair, who, pair));
}

void look(Ctx& ctx, const Action& act, Rule why, int looks) {
  StrategyInPlay& now = in_play(ctx);
  now.touched = static_cast<std::uint8_t>(now.touched | 1 << act.args[0]);
  if (++now.stage == looks) now.stage = kCarriedOut;
  look_at_pair(ctx, why, act.by, act.args[0]);
}

void offer_own_pairs(const Rules& rules, const State& now, Seat who, ActionList& out) {
  const int first = first_pair_of(rules, who);
  for (int pair = first; pair < first + rules.pairs_each; ++pair)
    if (is_hidden_from_all(now, pair)) out.push_back(action_of(Verb::reveal_pair, who, pair));
}

const std::array kRows{
    StrategyRow{.id = Strategy::corporate_espionage,
                .cite = Rule::SP_STR_CORPORATE_ESPIONAGE,
                .can = &can_look<2>,
                .choices = &offer_looks,
                .choose = [](Ctx& ctx, const Action& act) { look(ctx, act, Rule::SP_STR_CORPORATE_ESPIONAGE, 2); }},
    StrategyRow{.id = Strategy::insider_trading,
                .cite = Rule::SP_STR_INSIDER_TRADING,
                .can = &can_look<1>,
                .choices = &offer_looks,
                .choose = [](Ctx& ctx, const Action& act) { look(ctx, act, Rule::SP_STR_INSIDER_TRADING, 1); }},
    StrategyRow{.id = Strategy::data_broker,
                .cite = Rule::SP_STR_DATA_BROKER,
                .can =
                    [](const Rules& rules, const State& now, Seat seat) {
                      ActionList list;
                      offer_own_pairs(rules, now, seat, list);
                      return !list.is_empty();
                    },
                .choices = &offer_own_pairs,
                .choose =
                    [](Ctx& ctx, const Action& act) {
                      in_play(ctx).stage = kCarriedOut;
                      reveal_pair(ctx, Rule::SP_STR_DATA_BROKER, act.args[0]);
                      gain(ctx, Rule::SP_STR_DATA_BROKER, act.by, Money(gain_of(ctx.rules, Strategy::data_broker)));
                    }},
    StrategyRow{.id = Strategy::falsified_earnings,
                .cite = Rule::SP_STR_FALSIFIED_EARNINGS,
                .choices =
                    [](const Rules&, const State&, Seat who, ActionList& out) {
                      for (int pair = 0; pair < kPairs; ++pair) out.push_back(action_of(Verb::cover, who, pair));
                    },
                .choose =
                    [](Ctx& ctx, const Action& act) {
                      in_play(ctx).stage = kCarriedOut;
                      ++ctx.state.board.strategies.covers[act.args[0]];
                      ctx.tell.say({.what = Happening::forecast_covered,
                                    .rule = Rule::SP_STR_FALSIFIED_EARNINGS,
                                    .seat = act.by,
                                    .number = act.args[0]});
                    }},
};

}  // namespace

std::span<const StrategyRow> information_cards() { return kRows; }

}  // namespace bell::stockpile
