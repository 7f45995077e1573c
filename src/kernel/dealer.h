// Luck by name: a draw depends on the seed and on what it is for, never on what was drawn before. Tables and
// simulations deal with the same hand, so that one seed means one deal everywhere.
#pragma once

#include <cstdint>

#include "kernel/chance_key.h"
#include "kernel/rng.h"

namespace bell {

class Dealer {
 public:
  constexpr explicit Dealer(std::uint64_t seed)
      : key_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)} {}

  // A number below `below`, each exactly as likely as the others. Precondition: below > 0.
  constexpr std::uint32_t draw(ChanceKey key, std::uint32_t below) const {
    Philox::Block words{};
    std::uint32_t drawn = 0;
    return draw_below(below, [&] {
      if (drawn % words.size() == 0) words = block(key, drawn / static_cast<std::uint32_t>(words.size()));
      return words[drawn++ % words.size()];
    });
  }

 private:
  constexpr Philox::Block block(ChanceKey key, std::uint32_t nth) const {
    return Philox::at(key_, {std::uint32_t{key.purpose} << 16 | key.round, key.position, nth, 0});
  }
  std::array<std::uint32_t, 2> key_;
};

}  // namespace bell
