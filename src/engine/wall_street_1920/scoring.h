// The end of a match: the event, everybody's points, the winner.
#pragma once

#include "engine/wall_street_1920/assignment.h"

namespace bell::wall_street_1920 {

// The event of the pile with most dynamite; none if two have most.
Pile event_of(const PerPile<int>& sticks);

// Everything of a player's that counts as shares of a company; after event A gold does not.
Portfolio portfolio_of(const Rules& rules, const State& now, Seat seat, Pile event);

// Everything a player would score if the match ended now with `event`.
struct Result {
  Assignment companies;
  Points secret;  // printed on the back of the capital card
  Points extras;  // variations, loans, gold after event A, and what modules add
  Points cash;
  Points total() const { return Points(companies.points) + secret + extras + cash; }
};
Result result_of(const Rules& rules, const State& now, Seat seat, Pile event);

// Reveals everything, scores, and declares the winners.
void score_match(Ctx& ctx);

}  // namespace bell::wall_street_1920
