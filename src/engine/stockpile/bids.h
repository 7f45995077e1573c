// Bidding: whose turn it is, which spaces are open to whom, and what placing a meeple does.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Whether every track has a meeple.
bool is_bidding_over(const Rules& rules, const Board& board);
// Who bids next. Precondition: bidding is not over.
Seat next_bidder(const Rules& rules, const Board& board);
// The meeples a seat may place now, one bit each.
unsigned meeples_at_hand(const Rules& rules, const Board& board, Seat seat);
// The lowest space of a track that may be bid; kBidSpaces if it is locked.
int lowest_space(const Rules& rules, const Board& board, Pile pile);
// What a bid on a space really costs; negative is money received.
Money price_of_bid(const Rules& rules, const Board& board, Seat seat, int space);

// Why a bid of this shape may not be made, whatever it costs.
Refusal refuse_place(const Rules& rules, const Board& board, const Action& bid);
// Why a bid within the cash may not be made beside the bid of the other meeple.
Refusal refuse_sum(const Rules& rules, const Board& board, const Action& bid);
void place_meeple(Ctx& ctx, const Action& bid);

// What is printed where a bid goes, and whose meeple comes off; not what it costs.
Prospect prospect_of_bid(const Rules& rules, const Board& board, const Action& bid);

}  // namespace bell::stockpile
