// What follows from a view of Coin and the printed numbers: what screens show and should not compute themselves.
#pragma once

#include <cstdint>

namespace bell::coin {

struct Deduced {
  std::uint8_t prize = 0;    // points for a right guess at this table
  std::uint8_t comfort = 0;  // points for the hider, if the guess is wrong
  std::uint8_t rounds_left = 0;
  friend constexpr bool operator==(const Deduced&, const Deduced&) = default;
};

}  // namespace bell::coin
