// Bonds: bought at the start of a round, paying interest at its end and repaid at the end of the match.
#include <algorithm>
#include <array>

#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/money.h"
#include "engine/stockpile/passing.h"
#include "engine/stockpile/prospects.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

int price_of_bond(const Rules& rules) { return rules.printed.bond_price[rules.seats]; }

Money interest_of(const Rules& rules, const Board& board, Seat seat) {
  return rules.interest(rules, board, seat, Money(rules.printed.bond_interest) * board.bond.held[seat]);
}

// Only players who can afford a bond are asked; cash is public, so skipping the others reveals nothing.
struct BuyBonds {
  static constexpr StepId id = StepId::buy_bonds;
  static constexpr Rule cite = Rule::SP_BND_1;

  static int affordable(const Rules& rules, const Board& board, Seat seat) {
    return std::min<int>(rules.printed.bonds_a_round, board.cash[seat].amount() / price_of_bond(rules));
  }
  static Progress enter(Ctx& ctx) {
    if (!ask_next(ctx, [&ctx](Seat seat) { return affordable(ctx.rules, ctx.state.board, seat) > 0; }))
      return Progress::done;
    ctx.state.cursor().turn = Turn::of(top(ctx.state.cursor()).actor);
    return Progress::stay;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    for (int number = 1; number <= affordable(rules, now.board, who); ++number)
      out.push_back(action_of(Verb::buy_bonds, who, number));
    out.push_back(pass_of(who));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (act == pass_of(act.by)) return allowed();
    if (verb_of(act) != Verb::buy_bonds) return {Reason::wrong_moment, cite};
    const int most = affordable(rules, now.board, act.by);
    if (act.args[0] < 1 || act.args[0] > most || act != action_of(Verb::buy_bonds, act.by, act.args[0]))
      return {Reason::forbidden, cite, {act.args[0], static_cast<std::int16_t>(most)}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    if (verb_of(act) == Verb::pass) return say_pass(ctx, cite, act.by);
    const Money price = Money(price_of_bond(ctx.rules)) * act.args[0];
    std::uint8_t& held = ctx.state.board.bond.held[act.by];
    held = static_cast<std::uint8_t>(held + act.args[0]);
    ctx.tell.say({.what = Happening::bonds_bought,
                  .rule = cite,
                  .seat = act.by,
                  .number = act.args[0],
                  .value = price.amount()});
    pay(ctx, act.by, price);
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    if (verb_of(act) == Verb::pass) return {};
    Prospect prospect{.each = price_of_bond(rules)};
    Purse purse(rules, view, act.by);
    purse.pay(Money(price_of_bond(rules)) * act.args[0]);
    std::uint8_t& held = purse.board().bond.held[act.by];
    held = static_cast<std::uint8_t>(held + act.args[0]);
    purse.tell(prospect);
    prospect.interest = (interest_of(rules, purse.board(), act.by) - interest_of(rules, view.board, act.by)).amount();
    return prospect;
  }
};

struct BondInterest {
  static constexpr StepId id = StepId::bond_interest;
  static constexpr Rule cite = Rule::SP_BND_2;
  static Progress enter(Ctx& ctx) {
    for (const Seat seat : in_turn_order(ctx.rules, ctx.state.board)) {
      const Money interest = interest_of(ctx.rules, ctx.state.board, seat);
      if (interest == Money(0)) continue;
      ctx.tell.say({.what = Happening::interest_paid, .rule = cite, .seat = seat, .number = interest.amount()});
      earn(ctx, seat, interest);
    }
    return Progress::done;
  }
};

Money repayment(const Rules& rules, const Board& board, Seat seat) {
  return Money(price_of_bond(rules)) * board.bond.held[seat];
}

struct RepayBonds {
  static constexpr StepId id = StepId::repay_bonds;
  static constexpr Rule cite = Rule::SP_BND_3;
  static Progress enter(Ctx& ctx) {
    for (const Seat seat : seats_of(ctx.rules.seats)) {
      const Money money = repayment(ctx.rules, ctx.state.board, seat);
      if (money == Money(0)) continue;
      ctx.state.board.cash[seat] += money;
      ctx.tell.say({.what = Happening::bonds_repaid, .rule = cite, .seat = seat, .number = money.amount()});
    }
    return Progress::done;
  }
};

}  // namespace

const Manifest& bonds_manifest() {
  static const std::array kSplices{Splice{Where::before, StepId::deal_pairs, ops_of<BuyBonds, Stockpile>()},
                                   Splice{Where::before, StepId::round_end, ops_of<BondInterest, Stockpile>()},
                                   Splice{Where::before, StepId::held_fees, ops_of<RepayBonds, Stockpile>()}};
  static const Manifest kBonds{
      .id = ModuleId::bonds, .name = "bonds", .cite = BuyBonds::cite, .splices = kSplices, .install = [](Rules& rules) {
        rules.other_worth.add(Precedence::additive,
                              [](const Rules& all, const Board& board, Seat seat, OtherWorth so_far) {
                                so_far.bonds += repayment(all, board, seat);
                                return so_far;
                              });
      }};
  return kBonds;
}

}  // namespace bell::stockpile
