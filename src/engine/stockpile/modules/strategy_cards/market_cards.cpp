// Strategy cards that move values or declare dividends.
#include <algorithm>
#include <array>

#include "engine/stockpile/dividend.h"
#include "engine/stockpile/modules/strategy_cards/strategy_row.h"
#include "engine/stockpile/prices.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

void offer_companies(const Rules&, const State& now, Seat who, ActionList& out) {
  if (now.board.strategies.now.stage != 0) return;
  for (const Company company : kAllCompanies) out.push_back(with_company(Verb::name_company, who, company));
}

void offer_lowest(const Rules&, const State& now, Seat who, ActionList& out) {
  if (now.board.strategies.now.stage != 0) return;
  const int lowest = *std::min_element(now.board.value.begin(), now.board.value.end());
  for (const Company company : kAllCompanies)
    if (now.board.value[company] == lowest) out.push_back(with_company(Verb::name_company, who, company));
}

template <Strategy Of>
void pay_dividend(Ctx& ctx, const Action& act) {
  in_play(ctx).stage = kCarriedOut;
  declare_dividend(ctx, company_in(act), gain_of(ctx.rules, Of), kNoSeat);
}

template <Strategy Of, int Sign>
void move_one(Ctx& ctx, const Action& act) {
  in_play(ctx).stage = kCarriedOut;
  move_company(ctx, company_in(act), Sign * gain_of(ctx.rules, Of));
}

// Different companies one after the other, each up or down; stage 0 pays the cost, the next ones move.
template <int Companies>
void offer_moves(const State& now, Seat who, ActionList& out) {
  const StrategyInPlay& card = now.board.strategies.now;
  if (card.stage > Companies) return;
  for (const Verb verb : {Verb::raise, Verb::lower})
    for (const Company company : kAllCompanies)
      if ((card.touched >> static_cast<int>(company) & 1) == 0) out.push_back(with_company(verb, who, company));
}

void move_another(Ctx& ctx, const Action& act, Strategy of) {
  StrategyInPlay& card = in_play(ctx);
  ++card.stage;
  card.touched = static_cast<std::uint8_t>(card.touched | 1 << act.args[0]);
  const int spaces = gain_of(ctx.rules, of);
  move_company(ctx, company_in(act), verb_of(act) == Verb::raise ? spaces : -spaces);
}

void choose_for_market_maker(Ctx& ctx, const Action& act) {
  if (in_play(ctx).stage > 0) return move_another(ctx, act, Strategy::market_maker);
  in_play(ctx).stage = 1;
  give_up_action_card(ctx, act, Rule::SP_STR_MARKET_MAKER);
}

bool has_goods(const Rules&, const State& now, Seat seat) {
  const CommerceBag& owned = now.board.commerce.owned[seat];
  return owned.size() > owned.count(Card::tax);
}

void offer_goods(const State& now, Seat who, ActionList& out) {
  for (int kind = 0; kind < kCommodities; ++kind)
    if (const Card card = CommerceBag::kind_at(kind); now.board.commerce.owned[who].count(card) > 0)
      out.push_back(with_card(Verb::discard_card, who, card));
}

void choose_for_shock(Ctx& ctx, const Action& act) {
  if (in_play(ctx).stage > 0) return move_another(ctx, act, Strategy::systemic_shock);
  in_play(ctx).stage = 1;
  ctx.state.board.commerce.owned[act.by].remove(card_in(act));
  ctx.state.board.commerce.gone.add(card_in(act));
  ctx.tell.say({.what = Happening::thing_discarded,
                .rule = Rule::SP_STR_SYSTEMIC_SHOCK,
                .seat = act.by,
                .card = open(card_in(act))});
}

// The company rises first; then its player alone may show shares.
void buy_back(Ctx& ctx, const Action& act) {
  in_play(ctx).stage = 1;
  in_play(ctx).company = company_in(act);
  move_company(ctx, company_in(act), 1);
}
void show_bought_back(Ctx& ctx, Seat seat) {
  if (in_play(ctx).stage != 1) return;
  in_play(ctx).stage = kCarriedOut;
  declare_dividend(ctx, in_play(ctx).company, gain_of(ctx.rules, Strategy::stock_buyback), seat);
}

const std::array kRows{
    StrategyRow{.id = Strategy::dividend_growth_investing,
                .cite = Rule::SP_STR_DIVIDEND_GROWTH_INVESTING,
                .choices = &offer_companies,
                .choose = &pay_dividend<Strategy::dividend_growth_investing>},
    StrategyRow{.id = Strategy::special_dividend,
                .cite = Rule::SP_STR_SPECIAL_DIVIDEND,
                .choices = &offer_companies,
                .choose = &pay_dividend<Strategy::special_dividend>},
    StrategyRow{.id = Strategy::market_maker,
                .cite = Rule::SP_STR_MARKET_MAKER,
                .can = &has_action_card,
                .choices =
                    [](const Rules&, const State& now, Seat who, ActionList& out) {
                      if (now.board.strategies.now.stage == 0) return offer_action_cards(now, who, out);
                      offer_moves<2>(now, who, out);
                    },
                .choose = &choose_for_market_maker},
    StrategyRow{.id = Strategy::systemic_shock,
                .cite = Rule::SP_STR_SYSTEMIC_SHOCK,
                .can = &has_goods,
                .choices =
                    [](const Rules&, const State& now, Seat who, ActionList& out) {
                      if (now.board.strategies.now.stage == 0) return offer_goods(now, who, out);
                      offer_moves<3>(now, who, out);
                    },
                .choose = &choose_for_shock},
    StrategyRow{.id = Strategy::pump_and_dump,
                .cite = Rule::SP_STR_PUMP_AND_DUMP,
                .choices = &offer_companies,
                .choose = &move_one<Strategy::pump_and_dump, 1>},
    StrategyRow{.id = Strategy::bear_raid,
                .cite = Rule::SP_STR_BEAR_RAID,
                .choices = &offer_companies,
                .choose = &move_one<Strategy::bear_raid, -1>},
    StrategyRow{.id = Strategy::stock_buyback,
                .cite = Rule::SP_STR_STOCK_BUYBACK,
                .choices = &offer_companies,
                .choose = &buy_back,
                .resume = &show_bought_back},
    StrategyRow{.id = Strategy::dead_cat_bounce,
                .cite = Rule::SP_STR_DEAD_CAT_BOUNCE,
                .choices = &offer_lowest,
                .choose = &move_one<Strategy::dead_cat_bounce, 1>},
};

}  // namespace

std::span<const StrategyRow> market_cards() { return kRows; }

}  // namespace bell::stockpile
