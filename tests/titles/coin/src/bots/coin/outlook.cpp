// Both sides are equally likely, and points are all that counts.
#include "bots/coin/outlook.h"

#include "bots/pick.h"

namespace bell::bots {

Action Outlook<coin::Coin>::likely(const coin::Rules&, const coin::State&, const ActionList& choices, Rng& rng) {
  return any_of(choices, rng);
}

std::int32_t Outlook<coin::Coin>::worth(const coin::Rules&, const coin::State& now, Seat seat) {
  return now.board.points[seat].amount();
}

}  // namespace bell::bots
