// Computes what screens show and should not compute themselves, from the view and the printed numbers.
#include "engine/coin/rules.h"

namespace bell::coin {

Deduced Coin::deduce(const Rules& rules, const View& view) {
  Deduced deduced;
  deduced.prize = static_cast<std::uint8_t>(rules.prize().amount());
  deduced.comfort = static_cast<std::uint8_t>(rules.comfort().amount());
  deduced.rounds_left = static_cast<std::uint8_t>(rules.rounds - view.board.round);
  return deduced;
}

}  // namespace bell::coin
