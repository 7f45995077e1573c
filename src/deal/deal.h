// A deal that nobody can influence and everybody can check: the server commits to a secret before anybody sits down,
// each person adds a number, and every chance event follows from both. Full description with test vectors:
// docs/fair-deal.md.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/dealer.h"
#include "kernel/per.h"
#include "kernel/setup.h"

namespace bell::deal {

using Bytes32 = std::array<std::uint8_t, 32>;

// 64 lower-case hexadecimal digits; nothing if `text` is anything else.
std::string hex(const Bytes32& bytes);
std::optional<Bytes32> from_hex(std::string_view text);

// From the operating system.
Bytes32 random_bytes();
// SHA-256.
Bytes32 hash(std::string_view text);
Bytes32 hash(const Bytes32& bytes);  // the hash by which a nonce is promised
// Takes constant time.
bool is_equal(std::string_view a, std::string_view b);

Bytes32 commitment(std::string_view table, const Bytes32& secret);
// The setup as canonical text, and its hash.
std::string order_text(const Setup& setup);

// The number each seat added; nothing: a bot, or a person who did not open their nonce.
using Nonces = PerSeat<std::optional<Bytes32>>;
Bytes32 key(const Bytes32& secret, std::string_view table, const Bytes32& order_hash, const Nonces& nonces);

// The `n`-th 32-bit word for a chance event. `purpose` is the name of the step that asks.
std::uint32_t word(const Bytes32& key, std::string_view purpose, std::uint16_t round, std::uint32_t position,
                   std::uint32_t n);
// A number below `below` from these words.
std::uint32_t draw(const Bytes32& key, std::string_view purpose, std::uint16_t round, std::uint32_t position,
                   std::uint32_t below);

// Steps have numbers inside the program; draws depend on their names.
using NameOfStep = std::function<std::string_view(std::uint16_t step)>;

class KeyedDealer final : public Dealer {
 public:
  KeyedDealer(const Bytes32& key, NameOfStep name_of) : key_(key), name_of_(std::move(name_of)) {}
  std::uint32_t draw(const ChanceKey& at, std::uint32_t below) const override;

 private:
  Bytes32 key_;
  NameOfStep name_of_;
};

}  // namespace bell::deal
