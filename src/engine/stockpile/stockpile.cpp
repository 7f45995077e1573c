// The small questions that any title answers, answered for Stockpile.
#include "engine/stockpile/stockpile.h"

#include "engine/core/title.h"
#include "engine/stockpile/portfolio.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {

static_assert(Title<Stockpile>);

State Stockpile::initial(const Rules& rules, const Narrator<Event>& tell) {
  State state;
  start<Stockpile>(rules, state, tell);
  return state;
}

int Stockpile::seats(const Rules& rules) { return rules.seats; }

std::int32_t Stockpile::score(const Rules& rules, const State& now, Seat seat) {
  Money worth = now.board.cash[seat];
  if (now.cursor().turn.is_over()) return worth.amount();
  for (const Company company : kAllCompanies) worth += Money(now.board.value[company]) * shares_of(now, seat, company);
  return rules.other_worth(rules, now.board, seat, worth).amount();
}

SeatMask Stockpile::winners(const State& now) { return now.board.winners; }
std::string Stockpile::notation(const Action& act) { return stockpile::notation(act); }

}  // namespace bell::stockpile
