// Final scoring: portfolios are turned up, majorities paid, shares sold, and the richest wins.
#include "engine/stockpile/steps/final_scoring.h"

#include "engine/core/at_once.h"
#include "engine/market/leaders.h"
#include "engine/stockpile/money.h"
#include "engine/stockpile/portfolio.h"
#include "engine/stockpile/sales.h"
#include "engine/stockpile/steps/steps.h"
#include "engine/stockpile/turn_order.h"

namespace bell::stockpile {
namespace {

struct Majorities {
  static constexpr StepId id = StepId::majorities;
  static constexpr Rule cite = Rule::SP_END_1;
  static Progress enter(Ctx& ctx) {
    for (const Seat seat : seats_of(ctx.rules.seats))
      for (const Company company : kAllCompanies) turn_up(ctx, seat, company);
    for (const Company company : kAllCompanies) reward(ctx, company);
    return Progress::done;
  }
  static void turn_up(Ctx& ctx, Seat seat, Company company) {
    const int regular = regular_of(ctx.state, seat, company);
    const int split = split_of(ctx.state, seat, company);
    if (regular + split == 0) return;
    show_regular(ctx.state, seat, company, regular);
    ctx.tell.say({.what = Happening::portfolio_revealed,
                  .rule = cite,
                  .seat = seat,
                  .company = company,
                  .number = regular,
                  .value = split});
  }
  static void reward(Ctx& ctx, Company company) {
    PerSeat<int> shares;
    for (const Seat seat : seats_of(ctx.rules.seats)) shares[seat] = shares_of(ctx.state, seat, company);
    const SeatMask leaders = leaders_of(ctx.rules, shares);
    const Money money = majority_of(ctx.rules, leaders);
    for (const Seat seat : leaders) {
      ctx.tell.say(
          {.what = Happening::majority_paid, .rule = cite, .seat = seat, .company = company, .number = money.amount()});
      ctx.state.board.cash[seat] += money;
    }
  }
};

// Cards stay visible to everybody; their price is added to the cash.
struct FinalSale {
  static constexpr StepId id = StepId::final_sale;
  static constexpr Rule cite = Rule::SP_END_2;
  static Progress enter(Ctx& ctx) {
    for (const Seat seat : in_turn_order(ctx.rules, ctx.state.board)) {
      ctx.rules.final_sale(ctx, seat);
      Money sum;
      for (const Company company : kAllCompanies)
        sum += price_of_share(ctx.rules, ctx.state.board, seat, Money(ctx.state.board.value[company])) *
               shares_of(ctx.state, seat, company);
      ctx.tell.say({.what = Happening::final_sale, .rule = cite, .seat = seat, .number = sum.amount()});
      ctx.state.board.cash[seat] += sum;
    }
    return Progress::done;
  }
};

using HeldFees = AtOnce<StepId::held_fees, Rule::SP_END_2, &drop_held_fees>;

struct FinalTotal {
  static constexpr StepId id = StepId::final_total;
  static constexpr Rule cite = Rule::SP_END_2;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    board.winners = market::leaders(seats_of(ctx.rules.seats),
                                    [&board](Seat one, Seat other) { return board.cash[one] <=> board.cash[other]; });
    for (const Seat seat : board.winners)
      ctx.tell.say({.what = Happening::match_won, .rule = cite, .seat = seat, .number = board.cash[seat].amount()});
    ctx.state.cursor().turn = Turn::nobody();
    return Progress::stay;
  }
};

}  // namespace

SeatMask leaders_of(const Rules& rules, const PerSeat<int>& shares) {
  SeatMask holders;
  for (const Seat seat : seats_of(rules.seats))
    if (shares[seat] > 0) holders.add(seat);
  return market::leaders(holders, [&shares](Seat one, Seat other) { return shares[one] <=> shares[other]; });
}

Money majority_of(const Rules& rules, SeatMask leaders) {
  return Money(leaders.size() == 1 ? rules.printed.majority : rules.printed.majority_tied);
}

StepOps majorities_step() { return ops_of<Majorities, Stockpile>(); }
StepOps final_sale_step() { return ops_of<FinalSale, Stockpile>(); }
StepOps held_fees_step() { return ops_of<HeldFees, Stockpile>(); }
StepOps final_total_step() { return ops_of<FinalTotal, Stockpile>(); }

}  // namespace bell::stockpile
