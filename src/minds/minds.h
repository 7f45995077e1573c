// Who can play a seat without a person: our bots by level, and external programs. Turns names into minds. A mind gets
// what its seat sees, and composes the rules itself.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/problem.h"
#include "table/mind.h"

namespace bell::minds {

// The levels of our bots, weakest first.
std::vector<std::string> names();
// Whether there is such a bot, or a program that can be run: "broker", "broker:500" with its own budget, "exec:PATH".
bool exists(std::string_view name);
// For the name of a program: why it cannot be run.
std::optional<Problem> refuse_program(std::string_view name);

// Which programs may be started, and which files and folders they may not read.
struct Programs {
  static Programs any() { return {}; }
  // A journal may come from a stranger: it must not start programs that were not named on this machine.
  static Programs only(std::vector<std::string> names) { return {.allowed = std::move(names)}; }
  std::optional<std::vector<std::string>> allowed{};
  std::vector<std::string> closed{};
};
// Hires by name. A bot's dice come from `seed` and the seat only, not from the dealer.
table::Hire agency(std::uint64_t seed, Programs programs);

// One of a seat's choices, and its estimated probability of winning, 0…1.
struct Hint {
  Action action;
  double win_share;
  std::uint32_t visits;  // iterations it is based on
};
// Every choice of the sight, best first, from what the seat has seen. Thinks for `patience`.
std::vector<Hint> hints(const AnySight& sight, std::chrono::milliseconds patience, std::uint64_t seed);

}  // namespace bell::minds
