// Draws by key: a draw depends on the seed and on its purpose, never on what was drawn before. Tables and simulations
// use this dealer, so that one seed means the same deal everywhere.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/dealer.h"
#include "kernel/rng.h"

namespace bell {

class SeededDealer final : public Dealer {
 public:
  constexpr explicit SeededDealer(std::uint64_t seed)
      : key_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)} {}

  constexpr std::uint32_t draw(const ChanceKey& key, std::uint32_t below) const override {
    std::uint32_t attempt = 0;
    return draw_below(below, [&] { return word(key, attempt++); });
  }

 private:
  // Four neighbouring positions share a block; a rejected word uses a different block.
  constexpr std::uint32_t word(const ChanceKey& key, std::uint32_t attempt) const {
    const Philox::Block counter{std::uint32_t{key.purpose} << 16 | key.round, key.position / 4, attempt, 0};
    if (!has_block_ || counter != counter_) {
      counter_ = counter;
      block_ = Philox::at(key_, counter);
      has_block_ = true;
    }
    return block_[key.position % 4];
  }

  std::array<std::uint32_t, 2> key_;
  // The last block, cached for the next position; results never depend on it. Not shared between threads.
  mutable Philox::Block counter_{};
  mutable Philox::Block block_{};
  mutable bool has_block_ = false;
};

}  // namespace bell
