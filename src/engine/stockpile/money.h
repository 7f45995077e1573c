// Money between players and the bank, and the trading fees that wait for it.
#pragma once

#include <algorithm>

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Cash that does not cover a standing bid.
Money free_cash(const Rules& rules, const Board& board, Seat seat);
// What a seat must hold for its standing bids.
Money bound_by_bids(const Rules& rules, const Board& board, Seat seat);
// The least cash that allows a bid on `space`.
inline Money bid_cover(const Rules& rules, const Board& board, Seat seat, int space) {
  return std::max(Money(0), rules.bid_value(rules, board, seat, space, rules.bid_at(space)));
}

// One income: afterwards held fees that have become affordable are paid.
void earn(Ctx& ctx, Seat seat, Money amount);
// The same without telling anybody; returns the held fees it paid.
using PaidFees = FixedVec<Card, decltype(Board::held_fees)::capacity()>;
PaidFees receive(const Rules& rules, Board& board, Seat seat, Money amount);
void pay(Ctx& ctx, Seat seat, Money amount);

// The fees among the cards just taken: paid, held or, for some, earned.
void settle_fees_due(Ctx& ctx, Seat seat);
// In final scoring: what still can't be paid is dropped.
void drop_held_fees(Ctx& ctx);

}  // namespace bell::stockpile
