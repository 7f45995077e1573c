// Investors of Selling: Graham gets a better price, Soros sells one share short, Talal sells again, Barack buys
// discards.
#include <algorithm>
#include <array>

#include "engine/stockpile/modules/investors/powers.h"
#include "engine/stockpile/money.h"
#include "engine/stockpile/passing.h"
#include "engine/stockpile/portfolio.h"
#include "engine/stockpile/prospects.h"
#include "engine/stockpile/sales.h"
#include "engine/stockpile/steps/steps.h"

namespace bell::stockpile {
namespace {

Money short_price(const Rules& rules) { return Money(rules.power_of(Investor::soros)); }

bool holds(const State& now, Seat seat, Company company, Portion portion) {
  return portion != Portion::whole_split && cards_for(now, seat, company, portion) > 0;
}

// Sells one share of the company with the lowest price, if that is below the short price; regular before split.
void sell_lowest_short(Ctx& ctx, Seat seat) {
  Company lowest = kNoCompany;
  for (const Company company : kAllCompanies)
    if (shares_of(ctx.state, seat, company) > 0 &&
        (lowest == kNoCompany || ctx.state.board.value[company] < ctx.state.board.value[lowest]))
      lowest = company;
  const Money price = short_price(ctx.rules);
  if (lowest == kNoCompany || Money(ctx.state.board.value[lowest]) >= price) return;
  const Portion portion = regular_of(ctx.state, seat, lowest) > 0 ? Portion::regular : Portion::half_split;
  ctx.state.board.cash[seat] += give_at(ctx, Rule::SP_INV_SOROS, seat, lowest, portion, price);
}

constexpr std::array kSellingPowers{
    Power{
        .id = Investor::graham,
        .cite = Rule::SP_INV_GRAHAM,
        .box = InvestorBox::base,
        .sale_price = [](const Rules& rules, Money price) { return price + Money(rules.power_of(Investor::graham)); }},
    Power{.id = Investor::talal, .cite = Rule::SP_INV_TALAL, .box = InvestorBox::continuing_corruption},
    Power{.id = Investor::barack, .cite = Rule::SP_INV_BARACK, .box = InvestorBox::promo},
    Power{
        .id = Investor::soros, .cite = Rule::SP_INV_SOROS, .box = InvestorBox::promo, .final_sale = &sell_lowest_short},
};

void offer_short_sales(const Rules&, const State& now, Seat who, ActionList& out) {
  if (!is_unused(now, who, Investor::soros)) return;
  for (const Company company : kAllCompanies)
    for (const Portion portion : {Portion::regular, Portion::half_split})
      if (holds(now, who, company, portion))
        out.push_back(action_of(Verb::sell_short, who, static_cast<int>(company), static_cast<int>(portion)));
}

Refusal refuse_short_sale(const Rules& rules, const State& now, const Action& act) {
  if (!has(now, act.by, Investor::soros)) return {Reason::not_held, Rule::SP_INV_SOROS};
  if (!is_unused(now, act.by, Investor::soros)) return {Reason::forbidden, Rule::SP_INV_SOROS};
  ActionList list;
  offer_short_sales(rules, now, act.by, list);
  return contains(list, act) ? allowed() : Refusal{Reason::not_held, Rule::SP_INV_SOROS, {act.args[0]}};
}

void sell_short(Ctx& ctx, const Action& act) {
  use(ctx, act.by, *power_of(Investor::soros));
  earn(ctx, act.by, give_at(ctx, Rule::SP_INV_SOROS, act.by, company_in(act), portion_in(act), short_price(ctx.rules)));
}

Prospect prospect_of_soros(const Rules& rules, const View& view, const Action& act) {
  Prospect prospect = prospect_of_short_sale(rules, view, act.by, short_price(rules));
  prospect.rule = power_of(Investor::soros)->cite;
  return prospect;
}

// The same as a player's own Selling turn, once more after everybody has sold.
struct SellAgain {
  static constexpr StepId id = StepId::sell_again;
  static constexpr Rule cite = Rule::SP_INV_TALAL;
  static Progress enter(Ctx& ctx) {
    const Seat owner = owner_of(ctx.rules, ctx.state, Investor::talal);
    Frame& frame = top(ctx.state.cursor());
    if (owner == kNoSeat || frame.beat == kSoldEnough || !has_any_card(ctx.state.board, owner)) return Progress::done;
    frame.actor = owner;
    ctx.state.cursor().turn = Turn::of(owner);
    return Progress::stay;
  }
};

struct BuyDiscarded {
  static constexpr StepId id = StepId::buy_discarded;
  static constexpr Rule cite = Rule::SP_INV_BARACK;

  static Money price(const Rules& rules, const Board& board, Company company) {
    return std::max(Money(0), Money(board.value[company] - rules.power_of(Investor::barack)));
  }
  static bool may_buy(const Rules& rules, const State& now, Seat who, Company company) {
    return now.board.discard.count(stock_of(company)) > 0 && price(rules, now.board, company) <= now.board.cash[who];
  }
  static bool has_any(const Rules& rules, const State& now, Seat who) {
    return std::any_of(kAllCompanies.begin(), kAllCompanies.end(),
                       [&](Company company) { return may_buy(rules, now, who, company); });
  }
  static Progress enter(Ctx& ctx) {
    const Seat owner = owner_of(ctx.rules, ctx.state, Investor::barack);
    const Frame& frame = top(ctx.state.cursor());
    if (owner == kNoSeat || frame.beat > 0 || !has_any(ctx.rules, ctx.state, owner)) return Progress::done;
    ctx.state.cursor().turn = Turn::of(owner);
    return Progress::stay;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    for (const Company company : kAllCompanies)
      if (may_buy(rules, now, who, company)) out.push_back(with_company(Verb::buy_discarded, who, company));
    out.push_back(pass_of(who));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (act == pass_of(act.by)) return allowed();
    if (verb_of(act) != Verb::buy_discarded) return {Reason::wrong_moment, cite};
    if (act.args[0] >= kCompanies || now.board.discard.count(stock_of(company_in(act))) == 0 ||
        act != with_company(Verb::buy_discarded, act.by, company_in(act)))
      return {Reason::not_available, cite, {act.args[0]}};
    if (!may_buy(rules, now, act.by, company_in(act)))
      return {Reason::forbidden,
              cite,
              {act.args[0], static_cast<std::int16_t>(price(rules, now.board, company_in(act)).amount())}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    top(ctx.state.cursor()).beat = 1;
    if (verb_of(act) == Verb::pass) return say_pass(ctx, cite, act.by);
    const Company company = company_in(act);
    use(ctx, act.by, *power_of(Investor::barack));
    const Money cost = price(ctx.rules, ctx.state.board, company);
    pay(ctx, act.by, cost);
    ctx.state.board.discard.remove(stock_of(company));
    gain_shown(ctx.state, act.by, company);
    ctx.tell.say(
        {.what = Happening::share_taken, .rule = cite, .seat = act.by, .company = company, .number = cost.amount()});
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    if (verb_of(act) == Verb::pass) return {};
    return {.costs = price(rules, view.board, company_in(act)).amount()};
  }
};

}  // namespace

std::span<const Power> selling_powers() { return kSellingPowers; }

Offer short_sale_offer() {
  return {.asks = [](const Rules&, const State&, Seat) { return false; },  // players with cards are asked anyway
          .legal = &offer_short_sales,
          .is_mine = [](const Action& act) { return verb_of(act) == Verb::sell_short; },
          .refuse = &refuse_short_sale,
          .apply = &sell_short,
          .prospect = &prospect_of_soros};
}

StepOps sell_again_step() {
  StepOps again = selling_step();
  again.id = SellAgain::id;
  again.cite = SellAgain::cite;
  again.enter = &SellAgain::enter;
  return again;
}
StepOps buy_discarded_step() { return ops_of<BuyDiscarded, Stockpile>(); }

}  // namespace bell::stockpile
