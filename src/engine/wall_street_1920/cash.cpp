// Moves money. A player short of cash borrows exactly what the payment needs.
#include "engine/wall_street_1920/cash.h"

namespace bell::wall_street_1920 {
namespace {

// Takes it from the payer, and tells of loans.
void pay(Ctx& ctx, Seat payer, const Bill& bill) {
  Board& board = ctx.state.board;
  const Payment payment = payment_of(ctx.rules, board, payer, bill);
  take_payment(ctx.rules, board, payer, payment);
  if (payment.loans > 0 && ctx.tell)
    ctx.tell.say({.what = Happening::loan_taken,
                  .rule = Rule::WS_LOA_1,
                  .seat = payer,
                  .number = payment.loans,
                  .value = board.loans[payer]});
}

}  // namespace

Payment payment_of(const Rules& rules, const Board& board, Seat payer, const Bill& bill) {
  RULE(WS_LOA_2);  // a bill is paid as one sum
  const Tariff& tariff = rules.printed.tariff;
  const int to_rivals = bill.rivals.size() * tariff.pawn;
  const int cash = bill.to_bank.amount() + to_rivals;
  const int missing = cash - board.cash[payer].amount();
  return {.price = static_cast<std::uint8_t>(bill.by_capital.amount() + cash),
          .by_capital = static_cast<std::uint8_t>(bill.by_capital.amount()),
          .cash = static_cast<std::uint8_t>(cash),
          .to_rivals = static_cast<std::uint8_t>(to_rivals),
          .loans = static_cast<std::uint8_t>(missing > 0 ? (missing + tariff.loan - 1) / tariff.loan : 0)};
}

void take_payment(const Rules& rules, Board& board, Seat payer, const Payment& payment) {
  RULE(WS_CMP_1);  // the bank never runs dry
  board.loans[payer] = static_cast<std::uint8_t>(board.loans[payer] + payment.loans);
  board.cash[payer] += Money(payment.loans * rules.printed.tariff.loan - payment.cash);
}

Rule rule_of(const Payment& payment, Rule usual) { return payment.loans > 0 ? Rule::WS_LOA_1 : usual; }

void settle_bill(Ctx& ctx, Seat payer, const Bill& bill, Rule why) {
  pay(ctx, payer, bill);
  if (ctx.tell && (bill.to_bank > Money(0) || bill.by_capital > Money(0)))
    ctx.tell.say({.what = Happening::paid,
                  .rule = why,
                  .seat = payer,
                  .number = whole(bill.to_bank.amount()),
                  .value = static_cast<std::uint8_t>(bill.by_capital.amount())});
  const Money fee(ctx.rules.printed.tariff.pawn);
  for (const Seat rival : bill.rivals) {
    ctx.state.board.cash[rival] += fee;
    ctx.tell.say(
        {.what = Happening::rival_paid, .rule = why, .seat = payer, .number = whole(fee.amount()), .other = rival});
  }
}

Bill bank_bill(int amount) { return {.to_bank = Money(amount)}; }

void pay_bank(Ctx& ctx, Seat payer, int amount, Rule why) { settle_bill(ctx, payer, bank_bill(amount), why); }

void pay_trend(Ctx& ctx, Seat payer, int amount) {
  pay(ctx, payer, bank_bill(amount));
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
