// The cards that change portfolios: shares from the discard pile, into the split portfolio, or sold short.
#include "engine/stockpile/modules/strategy_cards/card_row.h"
#include "engine/stockpile/money.h"
#include "engine/stockpile/passing.h"
#include "engine/stockpile/portfolio.h"
#include "engine/stockpile/sales.h"

namespace bell::stockpile::strategy_cards {
namespace {

void say_share(Ctx& ctx, Happening what, Seat seat, Company company) {
  ctx.tell.say({.what = what, .rule = rule_in_play(ctx.state), .seat = seat, .company = company});
}

bool holds_a_card(const Rules&, const State& now, Seat who) { return has_any_card(now.board, who); }

// Stock cards that were in the discard pile before the cost was paid; the regular share given up for it is excluded.
int takeable(const State& now, Company company) {
  const int given_up = in_play(now).company == company ? 1 : 0;
  return now.board.discard.count(stock_of(company)) - given_up;
}
bool is_cheap(const Rules& rules, const State& now, Company company) {
  return now.board.value[company] <= limit_of(rules, Strategy::vulture_capitalism);
}
bool any_company(const Rules&, const State&, Company) { return true; }

using Fits = bool (*)(const Rules&, const State&, Company);

template <Fits fits>
void offer_discarded(const Rules& rules, const State& now, Seat who, ActionList& out) {
  for (const Company company : kAllCompanies)
    if (takeable(now, company) > 0 && fits(rules, now, company))
      out.push_back(with_company(Verb::take_discarded, who, company));
}
template <Fits fits>
bool lies_discarded(const Rules& rules, const State& now) {
  ActionList list;
  offer_discarded<fits>(rules, now, kNoSeat, list);
  return !list.is_empty();
}
void take_discarded(Ctx& ctx, const Action& act) {
  ctx.state.board.discard.remove(stock_of(company_in(act)));
  gain_shown(ctx.state, act.by, company_in(act));
  say_share(ctx, Happening::share_taken, act.by, company_in(act));
}

bool may_convert(const Rules& rules, const State& now, Seat who) {
  return now.board.bond.held[who] > 0 && lies_discarded<any_company>(rules, now);
}
void offer_conversions(const Rules& rules, const State& now, Seat who, ActionList& out) {
  offer_discarded<any_company>(rules, now, who, out);
}
void convert(Ctx& ctx, const Action& act) {
  --ctx.state.board.bond.held[act.by];
  ctx.tell.say({.what = Happening::bond_discarded, .rule = rule_in_play(ctx.state), .seat = act.by});
  take_discarded(ctx, act);
}

Prospect prospect_of_conversion(const Rules& rules, const View& view, const Action& act) {
  Prospect prospect;
  Purse purse(rules, view, act.by);
  --purse.board().bond.held[act.by];
  purse.tell(prospect);
  return prospect;
}

// A share as a cost: a regular one is discarded; half of a split one is discarded and the rest becomes regular.
void offer_giving_up(const State& now, Seat who, ActionList& out) {
  for (const Company company : kAllCompanies)
    for (const Portion portion : {Portion::regular, Portion::half_split})
      if (cards_for(now, who, company, portion) > 0)
        out.push_back(action_of(Verb::give_up, who, static_cast<int>(company), static_cast<int>(portion)));
}
void give_up(Ctx& ctx, const Action& act) {
  const Company company = company_in(act);
  if (portion_in(act) == Portion::half_split) {
    move_to_regular(ctx.state, act.by, company);
    return say_share(ctx, Happening::moved_to_regular, act.by, company);
  }
  lose_shown(ctx.state, act.by, company, 1);
  ctx.state.board.discard.add(stock_of(company));
  in_play(ctx.state).company = company;
  say_share(ctx, Happening::share_discarded, act.by, company);
}

template <Fits fits>
bool may_exchange(const Rules& rules, const State& now, Seat who) {
  return holds_a_card(rules, now, who) && lies_discarded<fits>(rules, now);
}
template <Fits fits>
void offer_exchange(const Rules& rules, const State& now, Seat who, ActionList& out) {
  if (in_play(now).stage == 0) return offer_giving_up(now, who, out);
  offer_discarded<fits>(rules, now, who, out);
}
void exchange(Ctx& ctx, const Action& act) {
  if (verb_of(act) == Verb::give_up) return give_up(ctx, act);
  take_discarded(ctx, act);
  gain(ctx, act.by, gain_in_play(ctx.rules, ctx.state.board));
}
Prospect prospect_of_exchange(const Rules& rules, const View& view, const Action& act) {
  const bool gains = verb_of(act) == Verb::take_discarded && gain_in_play(rules, view.board) > 0;
  return gains ? prospect_of_gain(rules, view, act) : Prospect{};
}

bool has_regular_share(const Rules&, const State& now, Seat who) { return now.board.regular_size[who] > 0; }
void offer_splits(const Rules&, const State& now, Seat who, ActionList& out) {
  for (const Company company : kAllCompanies)
    if (regular_of(now, who, company) > 0) out.push_back(with_company(Verb::name_company, who, company));
}
void split_share(Ctx& ctx, const Action& act) {
  move_to_split(ctx.state, act.by, company_in(act));
  say_share(ctx, Happening::moved_to_split, act.by, company_in(act));
}

// Company by company; within one, halves of split cards come first, since they become regular shares.
bool is_still_open(const State& now, Company company, Portion portion) {
  const Company last = in_play(now).company;
  if (last == kNoCompany || company > last) return true;
  return company == last && (portion == Portion::regular || !has_touched(now, company));
}
void offer_short_sales(const Rules&, const State& now, Seat who, ActionList& out) {
  for (const Company company : kAllCompanies)
    for (const Portion portion : {Portion::regular, Portion::half_split})
      if (cards_for(now, who, company, portion) > 0 && is_still_open(now, company, portion))
        out.push_back(action_of(Verb::sell_short, who, static_cast<int>(company), static_cast<int>(portion)));
  out.push_back(pass_of(who));
}
void sell_short(Ctx& ctx, const Action& act) {
  StrategyInPlay& play = in_play(ctx.state);
  if (verb_of(act) == Verb::pass) {
    play.stage = static_cast<std::uint8_t>(times_of(ctx.rules, play.card));
    return say_pass(ctx, rule_in_play(ctx.state), act.by);
  }
  play.company = company_in(act);
  if (portion_in(act) == Portion::regular) touch(ctx.state, company_in(act));
  const Money price(gain_in_play(ctx.rules, ctx.state.board));
  earn(ctx, act.by, give_at(ctx, rule_in_play(ctx.state), act.by, company_in(act), portion_in(act), price));
}
Prospect prospect_of_selling_short(const Rules& rules, const View& view, const Action& act) {
  return prospect_of_short_sale(rules, view, act.by, Money(gain_in_play(rules, view.board)));
}
Progress sell_as_many_as_printed(Ctx& ctx, Seat seat) {
  return has_any_card(ctx.state.board, seat) ? after_times<0>(ctx, seat) : Progress::done;
}

constexpr std::array kShareCards{
    CardRow{.card = Strategy::convertible_bond,
            .cite = Rule::SP_STR_CONVERTIBLE_BOND,
            .is_useful = &may_convert,
            .needs = ModuleId::bonds,
            .go_on = &after_choices<1>,
            .legal = &offer_conversions,
            .choose = &convert,
            .prospect = &prospect_of_conversion},
    CardRow{.card = Strategy::fraudulent_transfer,
            .cite = Rule::SP_STR_FRAUDULENT_TRANSFER,
            .is_useful = &may_exchange<any_company>,
            .go_on = &after_choices<2>,
            .legal = &offer_exchange<any_company>,
            .choose = &exchange,
            .prospect = &prospect_of_exchange},
    CardRow{.card = Strategy::vulture_capitalism,
            .cite = Rule::SP_STR_VULTURE_CAPITALISM,
            .is_useful = &may_exchange<is_cheap>,
            .go_on = &after_choices<2>,
            .legal = &offer_exchange<is_cheap>,
            .choose = &exchange,
            .prospect = &prospect_of_exchange},
    CardRow{.card = Strategy::rogue_trading,
            .cite = Rule::SP_STR_ROGUE_TRADING,
            .is_useful = &has_regular_share,
            .go_on = &after_choices<1>,
            .legal = &offer_splits,
            .choose = &split_share},
    CardRow{.card = Strategy::short_and_distort,
            .cite = Rule::SP_STR_SHORT_AND_DISTORT,
            .is_useful = &holds_a_card,
            .go_on = &sell_as_many_as_printed,
            .legal = &offer_short_sales,
            .choose = &sell_short,
            .prospect = &prospect_of_selling_short},
};

}  // namespace

std::span<const CardRow> share_cards() { return kShareCards; }

}  // namespace bell::stockpile::strategy_cards
