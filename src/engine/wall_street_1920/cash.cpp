// Money changes hands. Whoever lacks cash borrows exactly what the payment needs.
#include "engine/wall_street_1920/cash.h"

namespace bell::wall_street_1920 {
namespace {

void borrow_for(Ctx& ctx, Seat payer, Money due) {
  RULE(WS_LOA_2);  // `due` is everything this payment asks for
  RULE(WS_CMP_1);  // the bank never runs dry
  Board& board = ctx.state.board;
  if (due <= board.cash[payer]) return;
  const int loan = ctx.rules.printed.tariff.loan;
  const int loans = ((due - board.cash[payer]).amount() + loan - 1) / loan;
  board.cash[payer] += Money(loans * loan);
  board.loans[payer] = static_cast<std::uint8_t>(board.loans[payer] + loans);
  ctx.tell.say({.what = Happening::loan_taken,
                .rule = Rule::WS_LOA_1,
                .seat = payer,
                .number = whole(loans),
                .value = board.loans[payer]});
}

}  // namespace

void settle_bill(Ctx& ctx, Seat payer, const Bill& bill, Rule why) {
  PerSeat<Money>& cash = ctx.state.board.cash;
  const Money fee(ctx.rules.printed.tariff.pawn);
  borrow_for(ctx, payer, bill.to_bank + fee * bill.rivals.size());
  if (bill.to_bank > Money(0) || bill.by_capital > Money(0)) {
    cash[payer] -= bill.to_bank;
    ctx.tell.say({.what = Happening::paid,
                  .rule = why,
                  .seat = payer,
                  .number = whole(bill.to_bank.amount()),
                  .value = static_cast<std::uint8_t>(bill.by_capital.amount())});
  }
  for (const Seat rival : bill.rivals) {
    cash[payer] -= fee;
    cash[rival] += fee;
    ctx.tell.say(
        {.what = Happening::rival_paid, .rule = why, .seat = payer, .number = whole(fee.amount()), .other = rival});
  }
}

void pay_bank(Ctx& ctx, Seat payer, int amount, Rule why) {
  settle_bill(ctx, payer, {.by_capital = Money(0), .to_bank = Money(amount), .rivals = {}}, why);
}

void pay_trend(Ctx& ctx, Seat payer, int amount) {
  borrow_for(ctx, payer, Money(amount));
  ctx.state.board.cash[payer] -= Money(amount);
  ctx.state.board.coins = static_cast<std::uint8_t>(ctx.state.board.coins + amount);
}

void take_coins(Ctx& ctx, Seat taker, Rule why) {
  Board& board = ctx.state.board;
  if (board.coins == 0) return;
  board.cash[taker] += Money(board.coins);
  ctx.tell.say({.what = Happening::coins_taken, .rule = why, .seat = taker, .number = whole(board.coins)});
  board.coins = 0;
}

}  // namespace bell::wall_street_1920
