// Bidding: whose turn it is, which spaces are open to whom, and the effect of placing a meeple.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Whether every track has a meeple.
bool is_bidding_over(const Rules& rules, const Board& board);
// Who bids next. Precondition: bidding is not over.
Seat next_bidder(const Rules& rules, const Board& board);
// The meeples a seat may place now, one bit each.
unsigned meeples_at_hand(const Rules& rules, const Board& board, Seat seat);
// The lowest space of a track open to bids; kBidSpaces if it is locked.
int lowest_space(const Rules& rules, const Board& board, Pile pile);
// The actual cost of a bid on a space; negative: money received.
Money price_of_bid(const Rules& rules, const Board& board, Seat seat, int space);

// Why a bid is illegal, whatever it costs.
Refusal refuse_place(const Rules& rules, const Board& board, const Action& bid);
// Why a bid within the seat's cash is illegal together with the bid of its other meeple.
Refusal refuse_sum(const Rules& rules, const Board& board, const Action& bid);
void place_meeple(Ctx& ctx, const Action& bid);

// What is printed at the bid's space, and whose meeple is removed; not the cost.
Prospect prospect_of_bid(const Rules& rules, const Board& board, const Action& bid);

}  // namespace bell::stockpile
