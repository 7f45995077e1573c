// Draws by key: a draw depends on the seed and on its purpose, never on what was drawn before. Tables and simulations
// use this dealer, so that one seed means the same deal everywhere.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <tuple>

#include "kernel/dealer.h"
#include "kernel/rng.h"

namespace bell {

class SeededDealer final : public Dealer {
 public:
  constexpr explicit SeededDealer(std::uint64_t seed)
      : key_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)} {}

  constexpr std::uint32_t draw(const ChanceKey& key, std::uint32_t below) const override {
    const std::uint64_t place = place_of(key);
    if (place != place_) [[unlikely]] {
      block_ = block(key, 0);
      place_ = place;
    }
    const std::uint64_t product = std::uint64_t{block_[key.position % kWords]} * below;
    if (static_cast<std::uint32_t>(product) < below) [[unlikely]]
      return draw_carefully(key, below);
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  static constexpr std::uint32_t kWords = std::tuple_size_v<Philox::Block>;

  // Four neighbouring positions share a block.
  constexpr Philox::Block block(const ChanceKey& key, std::uint32_t attempt) const {
    return Philox::at(key_, {std::uint32_t{key.purpose} << 16 | key.round, key.position / kWords, attempt, 0});
  }
  // Names the block of a key, in one word.
  static constexpr std::uint64_t place_of(const ChanceKey& key) {
    return std::bit_cast<std::uint64_t>(key) | std::bit_cast<std::uint64_t>(kLastWord);
  }
  // The word may have to be rejected; each further attempt uses a different block. Not inlined, because it is rare.
  [[gnu::noinline]] constexpr std::uint32_t draw_carefully(const ChanceKey& key, std::uint32_t below) const {
    std::uint32_t attempt = 0;
    return draw_below(below, [&] { return block(key, attempt++)[key.position % kWords]; });
  }

  static constexpr ChanceKey kLastWord{.position = kWords - 1};

  std::array<std::uint32_t, 2> key_;
  // The last block, cached for the next position; results never depend on it. Not shared between threads.
  mutable std::uint64_t place_ = 0;  // no block: every place has the bits of kLastWord
  mutable Philox::Block block_{};
};

}  // namespace bell
