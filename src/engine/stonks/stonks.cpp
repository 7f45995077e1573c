// The small questions that any title answers, answered for Stonks.
#include "engine/stonks/stonks.h"

#include "engine/core/title.h"
#include "engine/stonks/rules.h"
#include "view/stonks/actions.h"

namespace bell::stonks {

static_assert(Title<Stonks>);

State Stonks::initial(const Rules& rules, const Narrator<Event>& tell) {
  State state;
  start<Stonks>(rules, state, tell);
  return state;
}

int Stonks::seats(const Rules& rules) { return rules.seats; }
std::int32_t Stonks::score(const Rules&, const State& now, Seat seat) { return now.board.points[seat].amount(); }
SeatMask Stonks::winners(const State& now) { return now.board.winners; }
std::string Stonks::notation(const Action& act) { return stonks::notation(act); }

}  // namespace bell::stonks
