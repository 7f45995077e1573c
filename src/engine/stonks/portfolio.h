// Values portfolios.
#pragma once

#include "engine/stonks/rules.h"

namespace bell::stonks {

struct Holding {
  Points points;
  int cards = 0;
  int shares = 0;
};

// A seat's face-up and face-down cards together.
CardSet whole_portfolio(const State& now, Seat seat);

// The company that an unused speculation card is added to; kNoCompany without any card.
Company speculation_company(const Board& board, const CardSet& cards);

// The worth of `cards` at current prices; and the same with the seat's speculation card, if unused.
Holding appraise(const Rules& rules, const Board& board, const CardSet& cards);
Holding appraise(const Rules& rules, const Board& board, const CardSet& cards, Seat seat);

// Turns up the face-down cards of the portfolios and adds each portfolio's worth to its owner's points.
void score_portfolios(Ctx& ctx);

}  // namespace bell::stonks
