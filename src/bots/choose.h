// Bots by name, so that callers need not know their types.
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

// Parses "broker", "broker:500" (iterations) or "broker:200ms" (time); nothing if there is no such bot. A level alone
// has a limit of iterations, so that its games repeat. "random" and "greedy" are older names for intern and clerk.
std::optional<Player> read_player(std::string_view name);
bool exists(std::string_view name);
// Whether both names are of one player: "greedy" and "clerk", "broker" and "broker:500", "tycoon" and "broker:8000".
bool is_same(std::string_view name, std::string_view other);

// The player's choice. Precondition: sight.legal is not empty. The same sight and the same state of rng give the same
// action on every machine, unless the budget has a time limit.
template <class T>
Action choose(const Player& player, const Sight<T>& sight, Rng& rng);
// Precondition: exists(name).
template <class T>
Action choose(std::string_view name, const Sight<T>& sight, Rng& rng) {
  return choose<T>(*read_player(name), sight, rng);
}

}  // namespace bell::bots
