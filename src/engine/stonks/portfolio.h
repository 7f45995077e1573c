// What a portfolio is worth.
#pragma once

#include "engine/stonks/rules.h"

namespace bell::stonks {

struct Holding {
  Points points;
  int cards = 0;
  int shares = 0;
};

// Face-up and face-down cards of one seat together.
CardSet whole_portfolio(const State& now, Seat seat);

// The company an unused speculation card is put with, or kNoCompany without any card.
Company speculation_company(const Board& board, const CardSet& cards);

// What `cards` are worth at the present values; and the same with the seat's speculation card, if that is still held.
Holding appraise(const Rules& rules, const Board& board, const CardSet& cards);
Holding appraise(const Rules& rules, const Board& board, const CardSet& cards, Seat seat);

// Turns up what lies face down in the portfolios and adds each one's worth to its points.
void score_portfolios(Ctx& ctx);

}  // namespace bell::stonks
