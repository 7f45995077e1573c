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
  const Money cash = now.board.cash[seat];
  if (now.cursor().turn.is_over()) return cash.amount();
  const Money shares = worth_of_shares(now.board, seat, now.regular[seat]);
  return (cash + shares + rules.other_worth(rules, now.board, seat, {}).sum()).amount();
}

SeatMask Stockpile::winners(const State& now) { return now.board.winners; }
std::string Stockpile::notation(const Action& act) { return stockpile::notation(act); }

}  // namespace bell::stockpile
