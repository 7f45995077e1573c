// Everything that both players of Coin see. Everything here is public: the truth and every view contain the same Board.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/cursor.h"
#include "kernel/per.h"
#include "kernel/quantity.h"
#include "view/coin/components.h"

namespace bell::coin {

struct Board {
  PerSeat<Points> points;
  std::uint8_t round = 0;  // starts at 1
  Seat hider = kNoSeat;    // who looks under the cup this round
  Side claim{};            // the side that the hider claims
  Side guess{};            // the other player's guess
  SeatMask winners;        // of the match, when it is over
  Cursor cursor;
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

}  // namespace bell::coin
