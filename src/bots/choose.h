// The bots by name: whoever opens a table asks here, and needs to know no bot's type.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"

namespace bell::bots {

enum class Level : std::uint8_t { intern, clerk, broker, tycoon };

// A level, and how much it thinks about a decision.
struct Player {
  Level level{};
  Budget budget{};
  friend constexpr bool operator==(const Player&, const Player&) = default;
};

// The levels, weakest first.
std::vector<std::string> names();

// Reads "broker", or "broker:500" for so many iterations, or "broker:200ms" for that long; nothing if there is no such
// bot. A bare level thinks in iterations, so that its games repeat. "random" and "greedy" are older names for intern
// and clerk.
std::optional<Player> read_player(std::string_view name);
bool exists(std::string_view name);

// What the player does. Precondition: sight.legal is not empty.
// The same sight and the same state of rng give the same action on every machine, unless the budget has a time limit.
template <class T>
Action choose(const Player& player, const Sight<T>& sight, Rng& rng);
// Precondition: exists(name).
template <class T>
Action choose(std::string_view name, const Sight<T>& sight, Rng& rng) {
  return choose<T>(*read_player(name), sight, rng);
}

}  // namespace bell::bots
