// Money between players and the bank, and held trading fees.
#pragma once

#include <algorithm>

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Cash not bound by standing bids.
Money free_cash(const Rules& rules, const Board& board, Seat seat);
// What a seat must hold for its standing bids.
Money bound_by_bids(const Rules& rules, const Board& board, Seat seat);
// The cash needed for a bid on `space`.
inline Money bid_cover(const Rules& rules, const Board& board, Seat seat, int space) {
  return std::max(Money(0), rules.bid_value(rules, board, seat, space, rules.bid_at(space)));
}

// Adds income, then pays held fees that have become affordable.
void earn(Ctx& ctx, Seat seat, Money amount);
// The same without telling facts; returns the held fees it paid.
using PaidFees = FixedVec<Card, decltype(Board::held_fees)::capacity()>;
PaidFees receive(const Rules& rules, Board& board, Seat seat, Money amount);
void pay(Ctx& ctx, Seat seat, Money amount);

// Handles the fees among the cards just taken: they are paid, held or, for some investors, earned.
void settle_fees_due(Ctx& ctx, Seat seat);
// In final scoring: drops fees that still cannot be paid.
void drop_held_fees(Ctx& ctx);

}  // namespace bell::stockpile
