// Random numbers that repeat on any machine. For dealers, bots and tests; the rules never draw.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "kernel/hash.h"

namespace bell {

// SplitMix64: turns one word into a stream of well-mixed words; seeds the generators below.
class SplitMix {
 public:
  constexpr explicit SplitMix(std::uint64_t seed) : state_(seed) {}
  constexpr std::uint64_t next() { return mix(state_ += 0x9E3779B97F4A7C15U); }

 private:
  std::uint64_t state_;
};

// An exact draw below n from a source of 32-bit words: multiplies, and rejects the few words that would favour small
// results (Lemire). Precondition: n > 0.
template <class Words>
constexpr std::uint32_t draw_below(std::uint32_t n, Words&& next_word) {
  std::uint64_t product = std::uint64_t{next_word()} * n;
  if (static_cast<std::uint32_t>(product) < n) {
    const std::uint32_t unfair = (0U - n) % n;
    while (static_cast<std::uint32_t>(product) < unfair) product = std::uint64_t{next_word()} * n;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

// xoshiro256**: the fast generator, for bots, playouts and tests.
class Rng {
 public:
  constexpr explicit Rng(std::uint64_t seed) : Rng(SplitMix(seed)) {}
  constexpr explicit Rng(const std::array<std::uint64_t, 4>& state) : s_(state) {}

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(s_[1] * 5, 7) * 9;
    const std::uint64_t t = s_[1] << 17;
    s_[2] ^= s_[0];
    s_[3] ^= s_[1];
    s_[1] ^= s_[2];
    s_[0] ^= s_[3];
    s_[2] ^= t;
    s_[3] = std::rotl(s_[3], 45);
    return result;
  }
  constexpr std::uint32_t below(std::uint32_t n) {
    return draw_below(n, [this] { return static_cast<std::uint32_t>(next() >> 32); });
  }

 private:
  constexpr explicit Rng(SplitMix seeds) : s_{seeds.next(), seeds.next(), seeds.next(), seeds.next()} {}
  std::array<std::uint64_t, 4> s_;
};

// Philox4x32-10: a counter-based generator. The same key and counter always give the same four words, so a dealer can
// ask for "purpose 3, round 2, position 7" and get that answer whatever was drawn before.
class Philox {
 public:
  using Block = std::array<std::uint32_t, 4>;
  static constexpr Block at(std::array<std::uint32_t, 2> key, Block counter) {
    for (int round = 0; round < 10; ++round) {
      const std::uint64_t left = std::uint64_t{0xD2511F53U} * counter[0];
      const std::uint64_t right = std::uint64_t{0xCD9E8D57U} * counter[2];
      counter = {static_cast<std::uint32_t>(right >> 32) ^ counter[1] ^ key[0], static_cast<std::uint32_t>(right),
                 static_cast<std::uint32_t>(left >> 32) ^ counter[3] ^ key[1], static_cast<std::uint32_t>(left)};
      key = {key[0] + 0x9E3779B9U, key[1] + 0xBB67AE85U};
    }
    return counter;
  }
};

}  // namespace bell
