// The cards that pay for what their player has: a bid, commodities, bonds, companies, or little cash.
#include <algorithm>

#include "engine/stockpile/modules/strategy_cards/card_row.h"
#include "engine/stockpile/passing.h"
#include "engine/stockpile/portfolio.h"

namespace bell::stockpile::strategy_cards {
namespace {

// The money a card without a choice pays: nothing if its condition does not hold.
template <int (*Times)(const Rules&, const State&, Seat)>
bool pays(const Rules& rules, const State& now, Seat who) {
  return Times(rules, now, who) > 0;
}
template <int (*Times)(const Rules&, const State&, Seat)>
Progress pay_out(Ctx& ctx, Seat seat) {
  gain(ctx, seat, Times(ctx.rules, ctx.state, seat) * gain_in_play(ctx.rules, ctx.state));
  return Progress::done;
}

// By where a meeple stood, whatever was paid for that; either of two, but once.
template <class Wanted>
int has_bid(const Rules& rules, const State& now, Seat who, Wanted&& wanted) {
  const auto& bought = now.board.purchases[who];
  return std::any_of(bought.begin(), bought.begin() + rules.meeples,
                     [&](const Purchase& each) { return wanted(int{rules.printed.bids[each.space]}); })
             ? 1
             : 0;
}
int has_bid_high(const Rules& rules, const State& now, Seat who) {
  return has_bid(rules, now, who,
                 [&rules](int printed) { return printed >= limit_of(rules, Strategy::block_trading); });
}
int has_bid_low(const Rules& rules, const State& now, Seat who) {
  return has_bid(rules, now, who,
                 [&rules](int printed) { return printed <= limit_of(rules, Strategy::value_investing); });
}

int cornered(const Rules&, const State& now, Seat who) {
  const CommerceBag& owned = now.board.commerce.owned[who];
  int beyond = 0;
  for (int nth = 0; nth < kCommodities; ++nth) beyond += std::max(0, owned.count(CommerceBag::kind_at(nth)) - 1);
  return beyond;
}

int is_poorest(const Rules& rules, const State& now, Seat who) {
  const auto& cash = now.board.cash;
  return *std::min_element(cash.begin(), cash.begin() + rules.seats) == cash[who] ? 1 : 0;
}

int rungs(const Rules& rules, const State& now, Seat who) {
  return std::min<int>(now.board.bonds_held[who], limit_of(rules, Strategy::bond_ladder));
}

CompanySet companies_of(const State& now, Seat who) {
  CompanySet held;
  for (const Company company : kAllCompanies)
    if (shares_of(now, who, company) > 0) held.add(company);
  return held;
}
bool has_shares(const Rules&, const State& now, Seat who) { return companies_of(now, who).size() > 0; }
// Every set of companies that can be shown, the empty one too.
void offer_diversity(const Rules&, const State& now, Seat who, ActionList& out) {
  const int held = companies_of(now, who).bits();
  for (int set = 0; set <= held; ++set)
    if ((set & ~held) == 0) out.push_back(action_of(Verb::show_companies, who, set));
}
void diversify(Ctx& ctx, const Action& act) {
  const CompanySet shown(act.args[0]);
  if (shown.size() == 0) return say_pass(ctx, rule_in_play(ctx.state), act.by);
  show_one_of_each(ctx, rule_in_play(ctx.state), act.by, shown);
  gain(ctx, act.by, shown.size() * gain_in_play(ctx.rules, ctx.state));
}

void offer_refunds(const Rules& rules, const State& now, Seat who, ActionList& out) {
  for (int meeple = 0; meeple < rules.meeples; ++meeple)
    if (now.board.purchases[who][static_cast<std::size_t>(meeple)].paid > 0)
      out.push_back(action_of(Verb::refund, who, meeple));
}
bool has_paid(const Rules& rules, const State& now, Seat who) {
  ActionList refunds;
  offer_refunds(rules, now, who, refunds);
  return !refunds.is_empty();
}
void take_back(Ctx& ctx, const Action& act) { gain(ctx, act.by, ctx.state.board.purchases[act.by][act.args[0]].paid); }
// There is a choice only between two stockpiles that cost something.
Progress take_back_only_bid(Ctx& ctx, Seat seat) {
  if (in_play(ctx.state).stage > 0) return Progress::done;
  ActionList refunds;
  offer_refunds(ctx.rules, ctx.state, seat, refunds);
  if (refunds.size() > 1) return Progress::stay;
  take_back(ctx, refunds[0]);
  return Progress::done;
}

bool has_tax(const Rules&, const State& now, Seat who) { return now.board.commerce.owned[who].count(Card::tax) > 0; }
Progress hide_tax(Ctx& ctx, Seat seat) {
  ctx.state.board.commerce.owned[seat].remove(Card::tax);
  ctx.state.board.commerce.gone.add(Card::tax);
  ctx.tell.say(
      {.what = Happening::thing_discarded, .rule = rule_in_play(ctx.state), .seat = seat, .card = open(Card::tax)});
  return Progress::done;
}

constexpr std::array kMoneyCards{
    CardRow{Strategy::block_trading, Rule::SP_STR_BLOCK_TRADING, &pays<has_bid_high>, &pay_out<has_bid_high>},
    CardRow{Strategy::value_investing, Rule::SP_STR_VALUE_INVESTING, &pays<has_bid_low>, &pay_out<has_bid_low>},
    CardRow{Strategy::corner_the_market, Rule::SP_STR_CORNER_THE_MARKET, &pays<cornered>, &pay_out<cornered>},
    CardRow{Strategy::diversification, Rule::SP_STR_DIVERSIFICATION, &has_shares, &after_choices<1>, &offer_diversity,
            &diversify},
    CardRow{Strategy::interpositioning, Rule::SP_STR_INTERPOSITIONING, &has_paid, &take_back_only_bid, &offer_refunds,
            &take_back},
    CardRow{Strategy::golden_parachute, Rule::SP_STR_GOLDEN_PARACHUTE, &pays<is_poorest>, &pay_out<is_poorest>},
    CardRow{Strategy::tax_haven, Rule::SP_STR_TAX_HAVEN, &has_tax, &hide_tax},
    CardRow{Strategy::bond_ladder, Rule::SP_STR_BOND_LADDER, &pays<rungs>, &pay_out<rungs>},
};

}  // namespace

std::span<const CardRow> money_cards() { return kMoneyCards; }

}  // namespace bell::stockpile::strategy_cards
