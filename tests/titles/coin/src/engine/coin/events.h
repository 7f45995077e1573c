// Facts of a Coin match as the rules tell them: each with its rule, and a side that only some may know.
#pragma once

#include "engine/core/secret.h"
#include "view/coin/seen_event.h"

namespace bell::coin {

struct Event {
  Happening what{};
  Rule rule = Rule::none;
  Seat seat = kNoSeat;
  Secret<Side> side{};
  std::int16_t number = 0;
};

inline Secret<Side> open_side(Side side) { return Secret<Side>::known_to_all(side); }

}  // namespace bell::coin
