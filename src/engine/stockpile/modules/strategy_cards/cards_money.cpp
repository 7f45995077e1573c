// The cards that pay for what their player has: a bid, commodities, bonds, companies, or little cash.
#include <algorithm>

#include "engine/stockpile/modules/strategy_cards/card_row.h"
#include "engine/stockpile/passing.h"
#include "engine/stockpile/portfolio.h"

namespace bell::stockpile::strategy_cards {
namespace {

// How often a card without a choice pays; 0 if its condition does not hold.
using Times = int (*)(const Rules&, const Board&, Seat);
template <Times times>
bool pays(const Rules& rules, const State& now, Seat who) {
  return times(rules, now.board, who) > 0;
}
template <Times times>
Progress pay_out(Ctx& ctx, Seat seat) {
  gain(ctx, seat, times(ctx.rules, ctx.state.board, seat) * gain_in_play(ctx.rules, ctx.state.board));
  return Progress::done;
}
template <Strategy card, Times times>
void foresee_pay(Purse& purse, const Rules& rules, const View&, Seat seat) {
  purse.earn(Money(times(rules, purse.board(), seat) * gain_of(rules, card)));
}
template <Strategy card, Times times>
constexpr CardRow paying_row(Rule cite, ModuleId needs) {
  return {.card = card,
          .cite = cite,
          .is_useful = &pays<times>,
          .needs = needs,
          .go_on = &pay_out<times>,
          .at_once = &foresee_pay<card, times>};
}

// By the space of a meeple, whatever was paid for it; either of two meeples counts, but only once.
template <class Wanted>
int has_bid(const Rules& rules, const Board& board, Seat who, Wanted&& wanted) {
  const auto& bought = board.purchases[who];
  return std::any_of(bought.begin(), bought.begin() + rules.meeples,
                     [&](const Purchase& each) { return wanted(int{rules.printed.bids[each.space]}); })
             ? 1
             : 0;
}
int has_bid_high(const Rules& rules, const Board& board, Seat who) {
  return has_bid(rules, board, who,
                 [&rules](int printed) { return printed >= limit_of(rules, Strategy::block_trading); });
}
int has_bid_low(const Rules& rules, const Board& board, Seat who) {
  return has_bid(rules, board, who,
                 [&rules](int printed) { return printed <= limit_of(rules, Strategy::value_investing); });
}

int cornered(const Rules&, const Board& board, Seat who) {
  const CommerceBag& owned = board.commerce.owned[who];
  int beyond = 0;
  for (int nth = 0; nth < kCommodities; ++nth) beyond += std::max(0, owned.count(CommerceBag::kind_at(nth)) - 1);
  return beyond;
}

int is_poorest(const Rules& rules, const Board& board, Seat who) {
  const auto& cash = board.cash;
  return *std::min_element(cash.begin(), cash.begin() + rules.seats) == cash[who] ? 1 : 0;
}

int rungs(const Rules& rules, const Board& board, Seat who) {
  return std::min<int>(board.bond.held[who], limit_of(rules, Strategy::bond_ladder));
}

CompanySet companies_of(const State& now, Seat who) {
  CompanySet held;
  for (const Company company : kAllCompanies)
    if (shares_of(now, who, company) > 0) held.add(company);
  return held;
}
bool has_shares(const Rules&, const State& now, Seat who) { return companies_of(now, who).size() > 0; }
// Every set of companies that can be shown, including the empty one.
void offer_diversity(const Rules&, const State& now, Seat who, ActionList& out) {
  const int held = companies_of(now, who).bits();
  for (int set = 0; set <= held; ++set)
    if ((set & ~held) == 0) out.push_back(action_of(Verb::show_companies, who, set));
}
void diversify(Ctx& ctx, const Action& act) {
  const CompanySet shown(act.args[0]);
  if (shown.size() == 0) return say_pass(ctx, rule_in_play(ctx.state), act.by);
  show_one_of_each(ctx, rule_in_play(ctx.state), act.by, shown);
  gain(ctx, act.by, shown.size() * gain_in_play(ctx.rules, ctx.state.board));
}
Prospect prospect_of_diversity(const Rules& rules, const View& view, const Action& act) {
  const int each = gain_in_play(rules, view.board);
  Prospect prospect = prospect_of_income(rules, view, act.by, Money(CompanySet(act.args[0]).size() * each));
  prospect.each = each;
  return prospect;
}

const Purchase& bought_with(const Board& board, Seat who, int meeple) {
  return board.purchases[who][static_cast<std::size_t>(meeple)];
}
// The meeples whose stockpiles had a price.
FixedVec<std::uint8_t, kMaxMeeples> paid_meeples(const Rules& rules, const Board& board, Seat who) {
  FixedVec<std::uint8_t, kMaxMeeples> paid;
  for (std::uint8_t meeple = 0; meeple < rules.meeples; ++meeple)
    if (bought_with(board, who, meeple).paid > 0) paid.push_back(meeple);
  return paid;
}
void offer_refunds(const Rules& rules, const State& now, Seat who, ActionList& out) {
  for (const int meeple : paid_meeples(rules, now.board, who)) out.push_back(action_of(Verb::refund, who, meeple));
}
bool has_paid(const Rules& rules, const State& now, Seat who) {
  return !paid_meeples(rules, now.board, who).is_empty();
}
void take_back(Ctx& ctx, Seat seat, int meeple) { gain(ctx, seat, bought_with(ctx.state.board, seat, meeple).paid); }
void take_back_chosen(Ctx& ctx, const Action& act) { take_back(ctx, act.by, act.args[0]); }
// Two stockpiles that had a price require a choice; a single one is taken automatically.
Progress take_back_only_bid(Ctx& ctx, Seat seat) {
  if (in_play(ctx.state).stage > 0) return Progress::done;
  const auto paid = paid_meeples(ctx.rules, ctx.state.board, seat);
  if (paid.size() > 1) return Progress::stay;
  take_back(ctx, seat, paid[0]);
  return Progress::done;
}
void foresee_only_bid(Purse& purse, const Rules& rules, const View& view, Seat seat) {
  const auto paid = paid_meeples(rules, view.board, seat);
  if (paid.size() == 1) purse.earn(Money(bought_with(view.board, seat, paid[0]).paid));
}
Prospect prospect_of_refund(const Rules& rules, const View& view, const Action& act) {
  const Purchase& bought = bought_with(view.board, act.by, act.args[0]);
  Prospect prospect = prospect_of_income(rules, view, act.by, Money(bought.paid));
  prospect.bid = rules.bid_at(bought.space).amount();
  return prospect;
}

bool has_tax(const Rules&, const State& now, Seat who) { return now.board.commerce.owned[who].count(Card::tax) > 0; }
void drop_tax(Board& board, Seat seat) {
  board.commerce.owned[seat].remove(Card::tax);
  board.commerce.gone.add(Card::tax);
}
void foresee_no_tax(Purse& purse, const Rules&, const View&, Seat seat) { drop_tax(purse.board(), seat); }
Progress hide_tax(Ctx& ctx, Seat seat) {
  drop_tax(ctx.state.board, seat);
  ctx.tell.say(
      {.what = Happening::thing_discarded, .rule = rule_in_play(ctx.state), .seat = seat, .card = open(Card::tax)});
  return Progress::done;
}

constexpr std::array kMoneyCards{
    paying_row<Strategy::block_trading, has_bid_high>(Rule::SP_STR_BLOCK_TRADING, ModuleId{}),
    paying_row<Strategy::value_investing, has_bid_low>(Rule::SP_STR_VALUE_INVESTING, ModuleId{}),
    paying_row<Strategy::corner_the_market, cornered>(Rule::SP_STR_CORNER_THE_MARKET, ModuleId::commodities_taxes),
    paying_row<Strategy::golden_parachute, is_poorest>(Rule::SP_STR_GOLDEN_PARACHUTE, ModuleId{}),
    paying_row<Strategy::bond_ladder, rungs>(Rule::SP_STR_BOND_LADDER, ModuleId::bonds),
    CardRow{.card = Strategy::diversification,
            .cite = Rule::SP_STR_DIVERSIFICATION,
            .is_useful = &has_shares,
            .go_on = &after_choices<1>,
            .legal = &offer_diversity,
            .choose = &diversify,
            .prospect = &prospect_of_diversity},
    CardRow{.card = Strategy::interpositioning,
            .cite = Rule::SP_STR_INTERPOSITIONING,
            .is_useful = &has_paid,
            .go_on = &take_back_only_bid,
            .legal = &offer_refunds,
            .choose = &take_back_chosen,
            .prospect = &prospect_of_refund,
            .at_once = &foresee_only_bid},
    CardRow{.card = Strategy::tax_haven,
            .cite = Rule::SP_STR_TAX_HAVEN,
            .is_useful = &has_tax,
            .needs = ModuleId::commodities_taxes,
            .go_on = &hide_tax,
            .at_once = &foresee_no_tax},
};

}  // namespace

std::span<const CardRow> money_cards() { return kMoneyCards; }

}  // namespace bell::stockpile::strategy_cards
