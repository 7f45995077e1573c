// Everything that both players of Coin see. Whatever stands here is public: the truth and every view hold the same
// Board.
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
  std::uint8_t round = 0;  // 1 is the first
  Seat hider = kNoSeat;    // who looks under the cup this round
  Side claim{};            // what the hider says of the coin
  Side guess{};            // what the other player answers
  SeatMask winners;        // of the match, when it is over
  Cursor cursor;
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

}  // namespace bell::coin
