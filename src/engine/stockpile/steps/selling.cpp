// Selling: in turn order, players may sell shares: regular cards at their price, split cards at twice that, or half of
// a split card at the price.
#include "engine/stockpile/money.h"
#include "engine/stockpile/passing.h"
#include "engine/stockpile/portfolio.h"
#include "engine/stockpile/prospects.h"
#include "engine/stockpile/sales.h"
#include "engine/stockpile/steps/steps.h"
#include "engine/stockpile/turn_order.h"

namespace bell::stockpile {
namespace {

constexpr std::array kPortions{Portion::regular, Portion::whole_split, Portion::half_split};

int place_in_order(Company company, Portion portion) {
  return static_cast<int>(company) * static_cast<int>(kPortions.size()) + static_cast<int>(portion);
}

Rule rule_of_sale(Portion portion) { return portion == Portion::regular ? Rule::SP_SEL_1 : Rule::SP_SEL_2; }

void say_sale(Ctx& ctx, Happening what, Rule why, Seat seat, Company company, int number, Money money) {
  if (ctx.tell)
    ctx.tell.say(
        {.what = what, .rule = why, .seat = seat, .company = company, .number = number, .value = money.amount()});
}

// The beat is the first sale still open to the seat; past the last one it has passed. Seats without any card, which is
// public, are not asked.
struct Selling {
  static constexpr StepId id = StepId::selling;
  static constexpr Rule cite = Rule::SP_SEL_1;

  static Progress enter(Ctx& ctx) {
    Frame& frame = top(ctx.state.cursor());
    const Board& board = ctx.state.board;
    if (frame.actor == kNoSeat || frame.beat == kSoldEnough || !has_any_card(board, frame.actor)) {
      frame.beat = 0;
      if (!ask_next(ctx, [&board](Seat seat) { return has_any_card(board, seat); })) return Progress::done;
    }
    ctx.state.cursor().turn = Turn::of(frame.actor);
    return Progress::stay;
  }
  static bool choices_are_public(const Rules&, const Board& board, Seat who) { return is_known(board, who); }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    offer_sales(now, who, top(now.cursor()).beat, out);
    rules.selling_offers.legal(rules, now, who, out);
    out.push_back(pass_of(who));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (act == pass_of(act.by)) return allowed();
    if (const Offer* offer = rules.selling_offers.find(act)) return offer->refuse(rules, now, act);
    if (verb_of(act) != Verb::sell) return {Reason::wrong_moment, cite};
    return refuse_sale(now, act, top(now.cursor()).beat);
  }
  static void apply(Ctx& ctx, Action act) {
    Frame& frame = top(ctx.state.cursor());
    if (verb_of(act) == Verb::pass) {
      frame.beat = kSoldEnough;
      return say_pass(ctx, cite, act.by);
    }
    if (const Offer* offer = ctx.rules.selling_offers.find(act)) return offer->apply(ctx, act);
    frame.beat = static_cast<std::uint8_t>(place_of_sale(act) + 1);
    sell(ctx, act);
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    if (const Offer* offer = rules.selling_offers.find(act)) return offer->prospect(rules, view, act);
    if (verb_of(act) == Verb::pass) return {};
    Prospect prospect = prospect_of_income(rules, view, act.by, proceeds_of(rules, view.board, act));
    prospect.rule = rule_of_sale(portion_in(act));
    const auto& cards = portion_in(act) == Portion::regular ? view.regular : view.board.split;
    prospect.held = cards[act.by][company_in(act)];
    prospect.each = price_of_share(rules, view.board, act.by, Money(view.board.value[company_in(act)])).amount();
    return prospect;
  }
};

}  // namespace

Money price_of_share(const Rules& rules, const Board& board, Seat seat, Money value) {
  return rules.sale_price(rules, board, seat, value);
}

Money proceeds_of(const Rules& rules, const Board& board, const Action& sale) {
  const int shares = sale.args[2] * (portion_in(sale) == Portion::whole_split ? 2 : 1);
  return price_of_share(rules, board, sale.by, Money(board.value[company_in(sale)])) * shares;
}

int cards_for(const State& now, Seat seat, Company company, Portion portion) {
  return portion == Portion::regular ? regular_of(now, seat, company) : split_of(now, seat, company);
}

int place_of_sale(const Action& sale) { return place_in_order(company_in(sale), portion_in(sale)); }

void offer_sales(const State& now, Seat who, int from, ActionList& out) {
  const auto offer = [&](Company company, Portion portion, int cards) {
    const bool is_open = place_in_order(company, portion) >= from;
    out.append(is_open ? cards : 0, [&](int n) { return sale_of(who, company, portion, n + 1); });
  };
  for (const Company company : kAllCompanies) {
    offer(company, Portion::regular, regular_of(now, who, company));
    const int split = split_of(now, who, company);
    if (split == 0) continue;
    offer(company, Portion::whole_split, split);
    offer(company, Portion::half_split, split);
  }
}

Refusal refuse_sale(const State& now, const Action& act, int from) {
  if (act.args[0] >= kCompanies || act.args[1] >= kPortions.size() ||
      act != sale_of(act.by, company_in(act), portion_in(act), act.args[2]))
    return {Reason::not_available, Rule::SP_SEL_1, {act.args[0]}};
  const int held = cards_for(now, act.by, company_in(act), portion_in(act));
  if (act.args[2] < 1 || act.args[2] > held)
    return {
        Reason::not_held, rule_of_sale(portion_in(act)), {act.args[0], act.args[2], static_cast<std::int16_t>(held)}};
  if (place_of_sale(act) < from) return {Reason::wrong_moment, Rule::SP_SEL_1, {act.args[0]}};
  return allowed();
}

void sell(Ctx& ctx, const Action& act) {
  RULE(SP_RND_2);
  State& state = ctx.state;
  const Company company = company_in(act);
  const int number = act.args[2];
  const Money money = proceeds_of(ctx.rules, state.board, act);
  const Card card = stock_of(company);
  switch (portion_in(act)) {
    case Portion::regular:
      lose_shown(state, act.by, company, number);
      state.board.discard.add(card, number);
      say_sale(ctx, Happening::sold, Rule::SP_SEL_1, act.by, company, number, money);
      return earn(ctx, act.by, money);
    case Portion::whole_split:
      state.board.split[act.by][company] = static_cast<std::uint8_t>(state.board.split[act.by][company] - number);
      state.board.discard.add(card, number);
      say_sale(ctx, Happening::sold_split, Rule::SP_SEL_2, act.by, company, number, money);
      return earn(ctx, act.by, money);
    case Portion::half_split:
      for (int n = 0; n < number; ++n) move_to_regular(state, act.by, company);
      say_sale(ctx, Happening::halved, Rule::SP_SEL_2, act.by, company, number, money);
      return earn(ctx, act.by, money);
  }
}

Money give_at(Ctx& ctx, Rule why, Seat seat, Company company, Portion portion, Money price) {
  if (portion == Portion::regular) {
    lose_shown(ctx.state, seat, company, 1);
    ctx.state.board.discard.add(stock_of(company));
  } else {
    move_to_regular(ctx.state, seat, company);
  }
  const Money money = price_of_share(ctx.rules, ctx.state.board, seat, price);
  if (ctx.tell)
    ctx.tell.say({.what = Happening::sold_short,
                  .rule = why,
                  .seat = seat,
                  .company = company,
                  .number = money.amount(),
                  .value = portion == Portion::regular ? 0 : 1});
  return money;
}

StepOps selling_step() { return ops_of<Selling, Stockpile>(); }

}  // namespace bell::stockpile
