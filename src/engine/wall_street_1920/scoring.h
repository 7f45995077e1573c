// The end of a match: the event, everybody's points, the winner.
#pragma once

#include "engine/wall_street_1920/assignment.h"

namespace bell::wall_street_1920 {

// The event of the pile with the most dynamite; none in a tie.
Pile event_of(const PerPile<int>& sticks);

// A player's hidden possessions, or what somebody knows of them: share cards, and the back of the capital card.
struct Hand {
  const Shares& shares;
  Back back = kNoBack;
};

// What shares count for after `event`.
Market market_at_end(const Rules& rules, const Board& board, Pile event);

// Everything of a player that counts as shares of a company; after event A gold does not.
Portfolio portfolio_of(const Rules& rules, const Hand& hand, Pile event);
Portfolio portfolio_of(const Rules& rules, const State& now, Seat seat, Pile event);

// The same by company, before any event.
Stakes stakes_of(const Rules& rules, const Hand& hand);

// Everything a player would score if the match ended now with `event`.
struct Result {
  Assignment companies;
  Points secret;      // printed on the back of the capital card
  Points variations;  // printed on them
  Points loans;       // negative
  Points rest;        // gold after event A, and what modules add
  Points cash;
  Points extras() const { return variations + loans + rest; }
  Points total() const { return Points(companies.points) + secret + extras() + cash; }
};
Result result_of(const Rules& rules, const Board& board, Seat seat, const Hand& hand, Pile event);
Result result_of(const Rules& rules, const State& now, Seat seat, Pile event);

// Reveals everything, scores, and declares the winners.
void score_match(Ctx& ctx);

// How a tie on points was broken.
TieBreak tie_break_of(const Rules& rules, const Board& board);

}  // namespace bell::wall_street_1920
