// Computes the score of a 1920 Wall Street seat: its points at the end; before that, what the current event would give.
#include "engine/wall_street_1920/wall_street_1920.h"

#include "engine/core/title.h"
#include "engine/wall_street_1920/piles.h"
#include "engine/wall_street_1920/scoring.h"

namespace bell::wall_street_1920 {

static_assert(Title<WallStreet1920>);

std::int32_t WallStreet1920::score(const Rules& rules, const State& now, Seat seat) {
  if (!now.board.winners.is_empty()) return now.board.points[seat].amount();
  return result_of(rules, now, seat, event_of(dynamite(rules, now))).total().amount();
}

}  // namespace bell::wall_street_1920
