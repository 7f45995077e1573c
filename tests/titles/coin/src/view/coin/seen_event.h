// A fact of a Coin match as told to one viewer. The sequence of these is the viewer's memory.
#pragma once

#include <cstdint>

#include "kernel/rule.h"
#include "kernel/seat.h"
#include "view/coin/components.h"
#include "view/seen.h"

namespace bell::coin {

enum class Happening : std::uint8_t {
  round_started = 1,  // seat = hider, number = round
  tossed = 2,         // seat = hider, side (secret)
  claimed = 3,        // seat, side
  guessed = 4,        // seat, side
  shown = 5,          // side
  scored = 6,         // seat, number = points
  match_won = 7,      // seat
};

struct SeenEvent {
  Happening what{};
  Seat seat = kNoSeat;
  Rule rule = Rule::none;
  std::int16_t number = 0;
  Seen<Side> side{};
  friend constexpr bool operator==(const SeenEvent&, const SeenEvent&) = default;
};

}  // namespace bell::coin
