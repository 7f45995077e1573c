// What can be done in Coin. Layout of the arguments behind verb and actor:
//
//   verb    by      args[0]
//   toss    chance  side
//   claim   seat    side
//   guess   seat    side
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kernel/action.h"
#include "view/coin/components.h"

namespace bell::coin {

enum class Verb : std::uint8_t { toss = 1, claim = 2, guess = 3 };

constexpr Action action_of(Verb verb, Seat by, Side side) {
  return packed(static_cast<std::uint8_t>(verb), by, static_cast<int>(side));
}
constexpr Verb verb_of(const Action& action) { return static_cast<Verb>(action.verb); }
constexpr Side side_in(const Action& action) { return static_cast<Side>(action.args[0]); }

std::string_view name_of(Side side);         // "heads"
std::string notation(const Action& action);  // without the actor: "claim heads"

}  // namespace bell::coin
