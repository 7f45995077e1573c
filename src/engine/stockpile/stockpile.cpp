// Computes the score of a Stockpile seat: its cash and, before the end, what everything else would bring.
#include "engine/stockpile/stockpile.h"

#include "engine/core/title.h"
#include "engine/stockpile/portfolio.h"

namespace bell::stockpile {

static_assert(Title<Stockpile>);

std::int32_t Stockpile::score(const Rules& rules, const State& now, Seat seat) {
  const Money cash = now.board.cash[seat];
  if (now.cursor().turn.is_over()) return cash.amount();
  const Money shares = worth_of_shares(now.board, seat, now.regular[seat]);
  return (cash + shares + rules.other_worth(rules, now.board, seat, {}).sum()).amount();
}

}  // namespace bell::stockpile
