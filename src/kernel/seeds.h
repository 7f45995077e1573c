// Derives two independent seeds from the one number that a user gives: the dealer and the players must not draw from
// the same random stream.
#pragma once

#include <cstdint>

#include "kernel/hash.h"

namespace bell {

// The seed for minds, derived from the dealer's, where everything must be reproducible.
constexpr std::uint64_t mind_seed(std::uint64_t seed) {
  constexpr std::uint64_t kMinds = 0x73646E696D;  // "minds"
  return combine(seed, kMinds);
}

}  // namespace bell
