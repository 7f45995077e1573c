// The components of Coin: a coin with two sides, and the printed numbers.
#pragma once

#include <cstdint>

namespace bell::coin {

// Zero is no side, so that an empty place has zero bytes.
enum class Side : std::uint8_t { none = 0, heads = 1, tails = 2 };
inline constexpr int kSides = 2;

// The printed numbers, read from rulebook/coin/components.toml.
struct Components {
  std::uint8_t prize = 0;    // points for a right guess
  std::uint8_t comfort = 0;  // points for who hid the coin, if the guess is wrong
  std::uint8_t rounds = 0;   // unless an option says otherwise
};

}  // namespace bell::coin
