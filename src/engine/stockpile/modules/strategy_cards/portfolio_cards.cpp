// Strategy cards about shares: showing, selling, exchanging and splitting them.
#include <algorithm>
#include <array>

#include "engine/stockpile/modules/strategy_cards/strategy_row.h"
#include "engine/stockpile/money.h"
#include "engine/stockpile/portfolio.h"
#include "engine/stockpile/sales.h"

namespace bell::stockpile {
namespace {

constexpr int kCheap = 3;  // the highest value of what a vulture takes
constexpr int kShorts = 3;

CompanySet held_companies(const State& now, Seat seat) {
  CompanySet held;
  for (const Company company : kAllCompanies)
    if (shares_of(now, seat, company) > 0) held.add(company);
  return held;
}
bool has_share(const Rules&, const State& now, Seat seat) { return held_companies(now, seat).size() > 0; }
bool has_regular(const Rules&, const State& now, Seat seat) { return now.board.regular_size[seat] > 0; }

// A card that was given up for this one does not count: it had not lain there before.
int to_be_taken(const State& now, Company company) {
  const int given = now.board.strategies.now.company == company ? 1 : 0;
  return now.board.discard.count(stock_of(company)) - given;
}

template <class Fits>
void offer_discarded(const State& now, Seat who, ActionList& out, Fits&& fits) {
  for (const Company company : kAllCompanies)
    if (to_be_taken(now, company) > 0 && fits(company)) out.push_back(with_company(Verb::take_discarded, who, company));
}
bool any(const State&, Company) { return true; }
bool cheap(const State& now, Company company) { return now.board.value[company] <= kCheap; }

template <bool (*Fits)(const State&, Company)>
bool can_take(const State& now) {
  return std::any_of(kAllCompanies.begin(), kAllCompanies.end(), [&now](Company company) {
    return now.board.discard.count(stock_of(company)) > 0 && Fits(now, company);
  });
}

void take(Ctx& ctx, const Action& act, Rule why) {
  in_play(ctx).stage = kCarriedOut;
  ctx.state.board.discard.remove(stock_of(company_in(act)));
  gain_shown(ctx.state, act.by, company_in(act));
  ctx.tell.say({.what = Happening::share_taken, .rule = why, .seat = act.by, .company = company_in(act)});
}

// A share as cost: a regular one discarded, or half of a split one.
void offer_shares(const State& now, Seat who, Verb verb, ActionList& out) {
  for (const Company company : kAllCompanies)
    for (const Portion portion : {Portion::regular, Portion::half_split})
      if (cards_for(now, who, company, portion) > 0)
        out.push_back(action_of(verb, who, static_cast<int>(company), static_cast<int>(portion)));
}

void give_up(Ctx& ctx, const Action& act, Rule why) {
  const Company company = company_in(act);
  in_play(ctx).stage = 1;
  const bool regular = portion_in(act) == Portion::regular;
  if (regular) {
    in_play(ctx).company = company;
    lose_shown(ctx.state, act.by, company, 1);
    ctx.state.board.discard.add(stock_of(company));
  } else {
    move_to_regular(ctx.state, act.by, company);
  }
  ctx.tell.say({.what = regular ? Happening::share_discarded : Happening::moved_to_regular,
                .rule = why,
                .seat = act.by,
                .company = company});
}

template <bool (*Fits)(const State&, Company)>
void offer_transfer(const Rules&, const State& now, Seat who, ActionList& out) {
  if (now.board.strategies.now.stage == 0) return offer_shares(now, who, Verb::give_up, out);
  offer_discarded(now, who, out, [&now](Company company) { return Fits(now, company); });
}

void choose_for_transfer(Ctx& ctx, const Action& act) {
  if (verb_of(act) == Verb::give_up) return give_up(ctx, act, Rule::SP_STR_FRAUDULENT_TRANSFER);
  take(ctx, act, Rule::SP_STR_FRAUDULENT_TRANSFER);
}

void choose_for_vulture(Ctx& ctx, const Action& act) {
  if (verb_of(act) == Verb::give_up) return give_up(ctx, act, Rule::SP_STR_VULTURE_CAPITALISM);
  take(ctx, act, Rule::SP_STR_VULTURE_CAPITALISM);
  gain(ctx, Rule::SP_STR_VULTURE_CAPITALISM, act.by, Money(gain_of(ctx.rules, Strategy::vulture_capitalism)));
}

void give_up_bond(Ctx& ctx, Seat seat) {
  --ctx.state.board.bonds_held[seat];
  ctx.tell.say({.what = Happening::bond_discarded, .rule = Rule::SP_STR_CONVERTIBLE_BOND, .seat = seat});
}

void offer_sets(const Rules&, const State& now, Seat who, ActionList& out) {
  const unsigned held = held_companies(now, who).bits();
  for (unsigned set = 0; set <= held; ++set)
    if ((set & ~held) == 0) out.push_back(action_of(Verb::show_companies, who, static_cast<int>(set)));
}

void show_sets(Ctx& ctx, const Action& act) {
  in_play(ctx).stage = kCarriedOut;
  const CompanySet set(act.args[0]);
  show_one_of_each(ctx, Rule::SP_STR_DIVERSIFICATION, act.by, set);
  if (set.size() == 0) return;
  gain(ctx, Rule::SP_STR_DIVERSIFICATION, act.by, Money(gain_of(ctx.rules, Strategy::diversification)) * set.size());
}

void offer_regular(const Rules&, const State& now, Seat who, ActionList& out) {
  for (const Company company : kAllCompanies)
    if (regular_of(now, who, company) > 0) out.push_back(with_company(Verb::name_company, who, company));
}

void split_one(Ctx& ctx, const Action& act) {
  in_play(ctx).stage = kCarriedOut;
  move_to_split(ctx.state, act.by, company_in(act));
  ctx.tell.say({.what = Happening::moved_to_split,
                .rule = Rule::SP_STR_ROGUE_TRADING,
                .seat = act.by,
                .company = company_in(act)});
}

void offer_shorts(const Rules&, const State& now, Seat who, ActionList& out) {
  offer_shares(now, who, Verb::sell_short, out);
  out.push_back(pass_of(who));
}

void sell_one_short(Ctx& ctx, const Action& act) {
  StrategyInPlay& card = in_play(ctx);
  if (verb_of(act) == Verb::pass || ++card.stage == kShorts) card.stage = kCarriedOut;
  if (verb_of(act) == Verb::pass) return;
  const Money price(gain_of(ctx.rules, Strategy::short_and_distort));
  earn(ctx, act.by, give_at(ctx, Rule::SP_STR_SHORT_AND_DISTORT, act.by, company_in(act), portion_in(act), price));
}

const std::array kRows{
    StrategyRow{.id = Strategy::convertible_bond,
                .cite = Rule::SP_STR_CONVERTIBLE_BOND,
                .can = [](const Rules&, const State& now,
                          Seat seat) { return now.board.bonds_held[seat] > 0 && can_take<&any>(now); },
                .begin = &give_up_bond,
                .choices = [](const Rules&, const State& now, Seat who,
                              ActionList& out) { offer_discarded(now, who, out, [](Company) { return true; }); },
                .choose = [](Ctx& ctx, const Action& act) { take(ctx, act, Rule::SP_STR_CONVERTIBLE_BOND); }},
    StrategyRow{.id = Strategy::diversification,
                .cite = Rule::SP_STR_DIVERSIFICATION,
                .can = &has_share,
                .choices = &offer_sets,
                .choose = &show_sets},
    StrategyRow{.id = Strategy::fraudulent_transfer,
                .cite = Rule::SP_STR_FRAUDULENT_TRANSFER,
                .can = [](const Rules& rules, const State& now,
                          Seat seat) { return has_share(rules, now, seat) && can_take<&any>(now); },
                .choices = &offer_transfer<&any>,
                .choose = &choose_for_transfer},
    StrategyRow{.id = Strategy::vulture_capitalism,
                .cite = Rule::SP_STR_VULTURE_CAPITALISM,
                .can = [](const Rules& rules, const State& now,
                          Seat seat) { return has_share(rules, now, seat) && can_take<&cheap>(now); },
                .choices = &offer_transfer<&cheap>,
                .choose = &choose_for_vulture},
    StrategyRow{.id = Strategy::rogue_trading,
                .cite = Rule::SP_STR_ROGUE_TRADING,
                .can = &has_regular,
                .choices = &offer_regular,
                .choose = &split_one},
    StrategyRow{.id = Strategy::short_and_distort,
                .cite = Rule::SP_STR_SHORT_AND_DISTORT,
                .can = &has_share,
                .choices = &offer_shorts,
                .choose = &sell_one_short},
};

}  // namespace

std::span<const StrategyRow> portfolio_cards() { return kRows; }

}  // namespace bell::stockpile
