// The small questions that any title answers, answered for Coin.
#include "engine/coin/coin.h"

#include "engine/coin/rules.h"
#include "engine/core/title.h"

namespace bell::coin {

static_assert(Title<Coin>);

State Coin::initial(const Rules& rules, const Narrator<Event>& tell) {
  State state;
  start<Coin>(rules, state, tell);
  return state;
}

int Coin::seats(const Rules& rules) { return rules.seats; }
std::int32_t Coin::score(const Rules&, const State& now, Seat seat) { return now.board.points[seat].amount(); }
SeatMask Coin::winners(const State& now) { return now.board.winners; }
std::string Coin::notation(const Action& act) { return coin::notation(act); }

}  // namespace bell::coin
