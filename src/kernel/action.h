// An intent: what a seat, or chance, wants to do. Eight bytes without a meaning of their own:
//
//   byte   0      1     2    3    4    5    6    7
//          verb    by   arg  arg  arg  arg  arg  arg
//
// Each title interprets the verb and its arguments. An action contains no results and no reasons. Trivial on purpose,
// so that scratch lists of actions cost nothing to create.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <type_traits>

#include "kernel/seat.h"

namespace bell {

struct Action {
  std::uint8_t verb;
  Seat by;
  std::array<std::uint8_t, 6> args;

  constexpr std::uint64_t bits() const { return std::bit_cast<std::uint64_t>(*this); }

  friend constexpr bool operator==(const Action& a, const Action& b) { return a.bits() == b.bits(); }
  friend constexpr auto operator<=>(const Action& a, const Action& b) {
    if (const auto order = a.verb <=> b.verb; order != 0) return order;
    if (const auto order = a.by <=> b.by; order != 0) return order;
    return a.args <=> b.args;
  }
};

static_assert(sizeof(Action) == 8 && std::is_trivial_v<Action>);
static_assert(std::has_unique_object_representations_v<Action>);

// Assembled in a register and stored as one word: lists of actions are soon read again word by word, and reading a word
// that was stored in pieces stalls.
constexpr Action packed(std::uint8_t verb, Seat by, int first = 0, int second = 0, int third = 0, int fourth = 0) {
  const auto byte = [](int value) { return static_cast<std::uint64_t>(static_cast<std::uint8_t>(value)); };
  if constexpr (std::endian::native == std::endian::little)
    return std::bit_cast<Action>(byte(verb) | byte(static_cast<int>(by)) << 8 | byte(first) << 16 | byte(second) << 24 |
                                 byte(third) << 32 | byte(fourth) << 40);
  const auto small = [](int value) { return static_cast<std::uint8_t>(value); };
  return {verb, by, {small(first), small(second), small(third), small(fourth), 0, 0}};
}

constexpr bool is_chance(const Action& action) { return action.by == kChance; }

}  // namespace bell
