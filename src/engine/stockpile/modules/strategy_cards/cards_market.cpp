// The cards that move companies or make them pay.
#include <algorithm>

#include "engine/stockpile/dividend.h"
#include "engine/stockpile/kept.h"
#include "engine/stockpile/modules/strategy_cards/card_row.h"
#include "engine/stockpile/prices.h"

namespace bell::stockpile::strategy_cards {
namespace {

void offer_companies(Verb verb, Seat who, CompanySet among, ActionList& out) {
  for (const Company company : kAllCompanies)
    if (among.has(company)) out.push_back(with_company(verb, who, company));
}
void offer_raising(const Rules&, const State&, Seat who, ActionList& out) {
  offer_companies(Verb::raise, who, CompanySet::all(), out);
}
void offer_lowering(const Rules&, const State&, Seat who, ActionList& out) {
  offer_companies(Verb::lower, who, CompanySet::all(), out);
}
void offer_lowest(const Rules&, const State& now, Seat who, ActionList& out) {
  const Shares& value = now.board.value;
  CompanySet lowest;
  for (const Company company : kAllCompanies)
    if (value[company] == *std::min_element(value.begin(), value.end())) lowest.add(company);
  offer_companies(Verb::raise, who, lowest, out);
}

int spaces_moved(const Rules& rules, const Board& board, const Action& act) {
  const int spaces = gain_in_play(rules, board);
  return verb_of(act) == Verb::raise ? spaces : -spaces;
}
void move_by_gain(Ctx& ctx, const Action& act) {
  touch(ctx.state, company_in(act));
  move_company(ctx, company_in(act), spaces_moved(ctx.rules, ctx.state.board, act));
}
Prospect prospect_of_moving(const Rules& rules, const View& view, const Action& act) {
  if (verb_of(act) == Verb::discard_card) return {};
  return prospect_of_move(rules, view, act.by, company_in(act), spaces_moved(rules, view.board, act));
}

// Both directions, for every company that this card has not moved yet.
void offer_both_ways(const State& now, Seat who, ActionList& out) {
  CompanySet untouched = CompanySet::all();
  for (const Company company : kAllCompanies)
    if (has_touched(now, company)) untouched.remove(company);
  offer_companies(Verb::raise, who, untouched, out);
  offer_companies(Verb::lower, who, untouched, out);
}

bool has_action_card(const Rules&, const State& now, Seat who) { return kept_by(now, who) > 0; }
void offer_action_cards(const State& now, Seat who, ActionList& out) {
  for (const Card card : kActionCards)
    if (kept_by(now, who, card) > 0) out.push_back(with_card(Verb::discard_card, who, card));
}
void discard_action_card(Ctx& ctx, const Action& act) {
  discard_kept(ctx.state, act.by, card_in(act));
  ctx.tell.say({.what = Happening::thing_discarded,
                .rule = rule_in_play(ctx.state),
                .seat = act.by,
                .card = open(card_in(act))});
}

void offer_market_making(const Rules&, const State& now, Seat who, ActionList& out) {
  if (in_play(now).stage == 0) return offer_action_cards(now, who, out);
  offer_both_ways(now, who, out);
}
void make_market(Ctx& ctx, const Action& act) {
  if (verb_of(act) == Verb::discard_card) return discard_action_card(ctx, act);
  move_by_gain(ctx, act);
}

// Everybody is asked which card goes: skipping the question when there is only one kind would reveal that.
void offer_shorting(const Rules&, const State& now, Seat who, ActionList& out) { offer_action_cards(now, who, out); }
void sell_naked(Ctx& ctx, const Action& act) {
  discard_action_card(ctx, act);
  gain(ctx, act.by, gain_in_play(ctx.rules, ctx.state.board));
}

bool has_commodity(const Rules&, const State& now, Seat who) {
  const CommerceBag& owned = now.board.commerce.owned[who];
  return owned.size() > owned.count(Card::tax);
}
void offer_shocks(const Rules&, const State& now, Seat who, ActionList& out) {
  if (in_play(now).stage > 0) return offer_both_ways(now, who, out);
  for (int nth = 0; nth < kCommodities; ++nth)
    if (const Card card = CommerceBag::kind_at(nth); now.board.commerce.owned[who].count(card) > 0)
      out.push_back(with_card(Verb::discard_card, who, card));
}
void drop_commodity(Board& board, const Action& act) {
  board.commerce.owned[act.by].remove(card_in(act));
  board.commerce.gone.add(card_in(act));
}
Prospect prospect_of_shock(const Rules& rules, const View& view, const Action& act) {
  if (verb_of(act) != Verb::discard_card) return prospect_of_moving(rules, view, act);
  Prospect prospect;
  Purse purse(rules, view, act.by);
  drop_commodity(purse.board(), act);
  purse.tell(prospect);
  return prospect;
}
void shock(Ctx& ctx, const Action& act) {
  if (verb_of(act) != Verb::discard_card) return move_by_gain(ctx, act);
  drop_commodity(ctx.state.board, act);
  ctx.tell.say({.what = Happening::thing_discarded,
                .rule = rule_in_play(ctx.state),
                .seat = act.by,
                .card = open(card_in(act))});
}

void offer_dividends(const Rules&, const State&, Seat who, ActionList& out) {
  offer_companies(Verb::name_company, who, CompanySet::all(), out);
}
void pay_dividend(Ctx& ctx, const Action& act) {
  declare_dividend(ctx, company_in(act), gain_in_play(ctx.rules, ctx.state.board), kNoSeat);
}
Prospect prospect_of_dividend(const Rules& rules, const View& view, const Action&) {
  return {.dividend = gain_in_play(rules, view.board)};
}

Prospect prospect_of_buying_back(const Rules& rules, const View& view, const Action& act) {
  Prospect prospect = prospect_of_move(rules, view, act.by, company_in(act), times_of(rules, Strategy::stock_buyback));
  prospect.dividend = gain_in_play(rules, view.board);
  return prospect;
}
void buy_back(Ctx& ctx, const Action& act) {
  in_play(ctx.state).company = company_in(act);
  move_company(ctx, company_in(act), times_of(ctx.rules, Strategy::stock_buyback));
}
// When the company has moved, its buyer alone is paid.
Progress pay_the_buyer(Ctx& ctx, Seat seat) {
  StrategyInPlay& play = in_play(ctx.state);
  if (play.stage == 0) return Progress::stay;
  if (play.stage > 1) return Progress::done;
  ++play.stage;
  declare_dividend(ctx, play.company, gain_in_play(ctx.rules, ctx.state.board), seat);
  return Progress::opened;
}

constexpr std::array kMarketCards{
    CardRow{.card = Strategy::dividend_growth_investing,
            .cite = Rule::SP_STR_DIVIDEND_GROWTH_INVESTING,
            .is_useful = &always,
            .go_on = &after_choices<1>,
            .legal = &offer_dividends,
            .choose = &pay_dividend,
            .prospect = &prospect_of_dividend},
    CardRow{.card = Strategy::special_dividend,
            .cite = Rule::SP_STR_SPECIAL_DIVIDEND,
            .is_useful = &always,
            .go_on = &after_choices<1>,
            .legal = &offer_dividends,
            .choose = &pay_dividend,
            .prospect = &prospect_of_dividend},
    CardRow{.card = Strategy::market_maker,
            .cite = Rule::SP_STR_MARKET_MAKER,
            .is_useful = &has_action_card,
            .go_on = &after_times<1>,
            .legal = &offer_market_making,
            .choose = &make_market,
            .prospect = &prospect_of_moving},
    CardRow{.card = Strategy::naked_short,
            .cite = Rule::SP_STR_NAKED_SHORT,
            .is_useful = &has_action_card,
            .go_on = &after_choices<1>,
            .legal = &offer_shorting,
            .choose = &sell_naked,
            .prospect = &prospect_of_gain},
    CardRow{.card = Strategy::systemic_shock,
            .cite = Rule::SP_STR_SYSTEMIC_SHOCK,
            .is_useful = &has_commodity,
            .needs = ModuleId::commodities_taxes,
            .go_on = &after_times<1>,
            .legal = &offer_shocks,
            .choose = &shock,
            .prospect = &prospect_of_shock},
    CardRow{.card = Strategy::pump_and_dump,
            .cite = Rule::SP_STR_PUMP_AND_DUMP,
            .is_useful = &always,
            .go_on = &after_choices<1>,
            .legal = &offer_raising,
            .choose = &move_by_gain,
            .prospect = &prospect_of_moving},
    CardRow{.card = Strategy::bear_raid,
            .cite = Rule::SP_STR_BEAR_RAID,
            .is_useful = &always,
            .go_on = &after_choices<1>,
            .legal = &offer_lowering,
            .choose = &move_by_gain,
            .prospect = &prospect_of_moving},
    CardRow{.card = Strategy::stock_buyback,
            .cite = Rule::SP_STR_STOCK_BUYBACK,
            .is_useful = &always,
            .go_on = &pay_the_buyer,
            .legal = &offer_raising,
            .choose = &buy_back,
            .prospect = &prospect_of_buying_back},
    CardRow{.card = Strategy::dead_cat_bounce,
            .cite = Rule::SP_STR_DEAD_CAT_BOUNCE,
            .is_useful = &always,
            .go_on = &after_choices<1>,
            .legal = &offer_lowest,
            .choose = &move_by_gain,
            .prospect = &prospect_of_moving},
};

}  // namespace

std::span<const CardRow> market_cards() { return kMarketCards; }

}  // namespace bell::stockpile::strategy_cards
