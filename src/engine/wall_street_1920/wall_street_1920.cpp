// The small questions that any title answers, answered for 1920 Wall Street.
#include "engine/wall_street_1920/wall_street_1920.h"

#include "engine/core/title.h"
#include "engine/wall_street_1920/piles.h"
#include "engine/wall_street_1920/scoring.h"
#include "view/wall_street_1920/actions.h"

namespace bell::wall_street_1920 {

static_assert(Title<WallStreet1920>);

State WallStreet1920::initial(const Rules& rules, const Narrator<Event>& tell) {
  State state;
  start<WallStreet1920>(rules, state, tell);
  return state;
}

int WallStreet1920::seats(const Rules& rules) { return rules.seats; }
std::int32_t WallStreet1920::score(const Rules& rules, const State& now, Seat seat) {
  if (!now.board.winners.is_empty()) return now.board.points[seat].amount();
  return result_of(rules, now, seat, event_of(dynamite(rules, now))).total().amount();
}
SeatMask WallStreet1920::winners(const State& now) { return now.board.winners; }
std::string WallStreet1920::notation(const Action& act) { return wall_street_1920::notation(act); }

}  // namespace bell::wall_street_1920
