// Hashes bytes to 64 bits, the same on every machine and compiler. Not for secrets: for checkpoints and tables.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace bell {

// Finaliser of SplitMix64: every input bit affects every output bit.
constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
  return x ^ (x >> 31);
}

constexpr std::uint64_t combine(std::uint64_t chain, std::uint64_t next) {
  return mix(std::rotl(chain, 23) + 0x9E3779B97F4A7C15U * (next + 1));
}

static_assert(std::endian::native == std::endian::little, "hashes are read as little-endian words");

inline std::uint64_t hash_bytes(const void* bytes, std::size_t size) {
  const auto* at = static_cast<const unsigned char*>(bytes);
  std::uint64_t chain = size;
  for (; size >= 8; at += 8, size -= 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, at, 8);
    chain = combine(chain, word);
  }
  std::uint64_t tail = 0;
  if (size > 0) std::memcpy(&tail, at, size);
  return combine(chain, tail);
}

// Only for types without padding, which would give equal values different hashes.
template <class T>
std::uint64_t hash_of(const T& value) {
  static_assert(std::has_unique_object_representations_v<T>);
  return hash_bytes(&value, sizeof value);
}

}  // namespace bell
