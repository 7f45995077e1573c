// Computes the score of a Coin seat.
#include "engine/coin/coin.h"

#include "engine/coin/rules.h"
#include "engine/core/title.h"

namespace bell::coin {

static_assert(Title<Coin>);

std::int32_t Coin::score(const Rules&, const State& now, Seat seat) { return now.board.points[seat].amount(); }

}  // namespace bell::coin
