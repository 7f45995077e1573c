// Payments: what capital covers, what is paid in cash, and the loans that cover missing cash.
#pragma once

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

// One payment: a part covered by capital, cash to the bank, and the same fee in cash to each of some rivals.
struct Bill {
  Money by_capital{};
  Money to_bank{};
  SeatMask rivals{};
};

// The amounts a bill costs its payer, including loans; and the payer's purse afterwards.
Payment payment_of(const Rules& rules, const Board& board, Seat payer, const Bill& bill);
void take_payment(const Rules& rules, Board& board, Seat payer, const Payment& payment);

// The most relevant rule of a payment: that of loans if it takes one.
Rule rule_of(const Payment& payment, Rule usual);

// Pays a whole bill, with loans if needed. `why` is the rule that requires it.
void settle_bill(Ctx& ctx, Seat payer, const Bill& bill, Rule why);

// Cash to the bank, with loans if needed.
Bill bank_bill(int amount);
void pay_bank(Ctx& ctx, Seat payer, int amount, Rule why);

// Cash onto the market trend, with loans if needed.
void pay_trend(Ctx& ctx, Seat payer, int amount);

// All coins from the market trend; tells nothing if there are none.
void take_coins(Ctx& ctx, Seat taker, Rule why);

}  // namespace bell::wall_street_1920
