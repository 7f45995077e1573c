// Carries out a variation card when it is kept, including the window in which a surprise's company is chosen.
#include "engine/wall_street_1920/cash.h"
#include "engine/wall_street_1920/prices.h"
#include "engine/wall_street_1920/steps/steps.h"

namespace bell::wall_street_1920 {
namespace {

void black_day(Ctx& ctx) {
  for (const Seat seat : seats_of(ctx.rules.seats))
    pay_bank(ctx, seat, ctx.rules.printed.tariff.black_day, Rule::WS_VAR_4);
}

constexpr bool is_surprise(Card card) { return card >= Card::surprise_up_1 && card <= Card::surprise_down_2; }
constexpr int surprise_spaces(Card card) {
  return spaces_of(Shift(static_cast<int>(card) - static_cast<int>(Card::surprise_up_1)));
}
static_assert(surprise_spaces(Card::surprise_up_2) == 2 && surprise_spaces(Card::surprise_down_1) == -1);

// Beat 1: the company is chosen.
struct Surprise {
  static constexpr StepId id = StepId::surprise;
  static constexpr Rule cite = Rule::WS_VAR_2;
  static Progress enter(Ctx& ctx) { return ask_once(ctx); }
  static void legal(const Rules&, const State&, Seat who, ActionList& out) {
    for (const Company company : kAllCompanies) out.push_back(with_company(Verb::choose_company, who, company));
  }
  static Refusal refuse(const Rules&, const State&, Action act) {
    if (verb_of(act) != Verb::choose_company) return {Reason::wrong_moment, cite};
    if (act.args[0] >= kCompanies || act != with_company(Verb::choose_company, act.by, company_in(act)))
      return {Reason::not_available, cite, {act.args[0]}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    top(ctx.state.cursor()).beat = 1;  // the move may open another window
    move_price(ctx, act.by, company_in(act), surprise_spaces(ctx.state.board.business.kept));
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    const int spaces = surprise_spaces(view.board.business.kept);
    Prospect prospect{.rule = cite};
    foresee(rules, view.board, act.by, moves_of(rules, view.board, company_in(act), spaces), prospect);
    return prospect;
  }
};

Rule rule_of_effect(const Rules& rules, Card card) {
  if (is_surprise(card)) return Surprise::cite;
  if (card == Card::black_day) return Rule::WS_VAR_4;
  if (card == Card::stock_exchange) return rules.program[rules.program.place_of(StepId::exchange)].cite;
  return rule_of_moves(card);
}

}  // namespace

void take_effect(Ctx& ctx, Seat buyer, Card card) {
  ctx.tell.say({.what = Happening::effect_begun, .rule = Rule::WS_VAR_6, .seat = buyer, .card = open_card(card)});
  if (is_surprise(card)) return call(ctx, StepId::surprise, buyer);
  if (card == Card::black_day) return black_day(ctx);
  if (card == Card::stock_exchange) return call(ctx, StepId::exchange, buyer);
  move_prices_for(ctx, buyer, card);
}

Prospect prospect_of_effect(const Rules& rules, const View& view, const Action& keep) {
  const Card card = card_in(keep);
  Prospect prospect{.rule = rule_of_effect(rules, card), .points = rules.printed.points[card]};
  if (card == Card::black_day)
    prospect.pays = payment_of(rules, view.board, keep.by, bank_bill(rules.printed.tariff.black_day));
  foresee(rules, view.board, keep.by, moves_when_kept(rules, view.board, card), prospect);
  return prospect;
}

StepOps surprise_step() { return ops_of<Surprise, WallStreet1920>(); }

}  // namespace bell::wall_street_1920
