// One number from a person, for two that have nothing to do with each other: who deals and who plays must not throw the
// same dice.
#pragma once

#include <cstdint>

#include "kernel/hash.h"

namespace bell {

// What minds throw their dice with, where `seed` is the dealer's and everything is to repeat.
constexpr std::uint64_t mind_seed(std::uint64_t seed) {
  constexpr std::uint64_t kMinds = 0x73646E696D;  // "minds"
  return combine(seed, kMinds);
}

}  // namespace bell
