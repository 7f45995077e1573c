// Handles income, payments, and trading fees that are paid as soon as they can be.
#include "engine/stockpile/money.h"

namespace bell::stockpile {
namespace {

void say_fee(Ctx& ctx, Happening what, Seat seat, Card fee, Money money) {
  if (ctx.tell)
    ctx.tell.say({.what = what, .rule = Rule::SP_DEM_7, .seat = seat, .card = open(fee), .number = money.amount()});
}

// Oldest first; a fee that is still too high is skipped.
PaidFees pay_held_fees(const Rules& rules, Board& board, Seat seat) {
  PaidFees paid;
  for (int at = 0; at < board.held_fees.size();) {
    const HeldFee held = board.held_fees[at];
    const Money price = rules.fee_of(held.fee);
    if (held.by != seat || price > free_cash(rules, board, seat)) {
      ++at;
      continue;
    }
    board.cash[seat] -= price;
    board.discard.add(held.fee);
    board.held_fees.erase(at);
    paid.push_back(held.fee);
  }
  return paid;
}

bool may_pay_fees(const Board& board, Money income) { return !board.held_fees.is_empty() && income > Money(0); }

// Not inlined: income is frequent, held fees are rare.
[[gnu::noinline]] void pay_held_fees(Ctx& ctx, Seat seat) {
  for (const Card fee : pay_held_fees(ctx.rules, ctx.state.board, seat))
    say_fee(ctx, Happening::fee_paid, seat, fee, ctx.rules.fee_of(fee));
}

void settle_fee(Ctx& ctx, Seat seat, Card fee) {
  const Money price = ctx.rules.fee(ctx.rules, ctx.state.board, seat, ctx.rules.fee_of(fee));
  if (price > ctx.state.board.cash[seat]) {
    ctx.state.board.held_fees.push_back({seat, fee});
    say_fee(ctx, Happening::fee_held, seat, fee, price);
    return;
  }
  ctx.state.board.discard.add(fee);
  say_fee(ctx, Happening::fee_paid, seat, fee, price);
  if (price < Money(0))
    earn(ctx, seat, Money(0) - price);
  else
    pay(ctx, seat, price);
}

}  // namespace

Money bound_by_bids(const Rules& rules, const Board& board, Seat seat) {
  Money bound;
  for (int at = 0; at < rules.piles; ++at)
    if (const Bid& bid = board.tracks[pile_at(at)]; bid.by == seat) bound += bid_cover(rules, board, seat, bid.space);
  return bound;
}

Money free_cash(const Rules& rules, const Board& board, Seat seat) {
  RULE(SP_DEM_10);
  return board.cash[seat] - bound_by_bids(rules, board, seat);
}

PaidFees receive(const Rules& rules, Board& board, Seat seat, Money amount) {
  board.cash[seat] += amount;
  return may_pay_fees(board, amount) ? pay_held_fees(rules, board, seat) : PaidFees{};
}

void earn(Ctx& ctx, Seat seat, Money amount) {
  ctx.state.board.cash[seat] += amount;
  if (may_pay_fees(ctx.state.board, amount)) pay_held_fees(ctx, seat);
}

void pay(Ctx& ctx, Seat seat, Money amount) { ctx.state.board.cash[seat] -= amount; }

void settle_fees_due(Ctx& ctx, Seat seat) {
  for (std::size_t size = 0; size < kFees; ++size)  // cheapest first
    for (std::uint8_t& due = ctx.state.board.fees_due[size]; due > 0; --due)
      settle_fee(ctx, seat, Card(static_cast<int>(Card::small_fee) + static_cast<int>(size)));
}

void drop_held_fees(Ctx& ctx) {
  for (const Seat seat : seats_of(ctx.rules.seats)) pay_held_fees(ctx, seat);
  auto& held = ctx.state.board.held_fees;
  for (const HeldFee& each : held) {
    ctx.state.board.discard.add(each.fee);
    say_fee(ctx, Happening::fee_dropped, each.by, each.fee, Money(0));
  }
  held.clear();
}

}  // namespace bell::stockpile
