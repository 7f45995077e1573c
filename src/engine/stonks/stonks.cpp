// Computes the score of a Stonks seat.
#include "engine/stonks/stonks.h"

#include "engine/core/title.h"
#include "engine/stonks/rules.h"

namespace bell::stonks {

static_assert(Title<Stonks>);

std::int32_t Stonks::score(const Rules&, const State& now, Seat seat) { return now.board.points[seat].amount(); }

}  // namespace bell::stonks
