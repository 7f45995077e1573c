// Who can play a seat that no person plays: our bots by their levels, and programs from outside. Here names become
// minds. A mind gets what its seat sees; the rules it composes for itself.
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
// Whether there is such a bot, or a program that can be run: "broker", "broker:500" with a budget of its own,
// "exec:PATH".
bool exists(std::string_view name);
// If the name is that of a program: why it can't be run.
std::optional<Problem> refuse_program(std::string_view name);

// Which programs may be started, and which files and folders they may not read.
struct Programs {
  static Programs any() { return {}; }
  // A journal may come from a stranger: it must not start a program that was not named on this machine.
  static Programs only(std::vector<std::string> names) { return {.allowed = std::move(names)}; }
  std::optional<std::vector<std::string>> allowed{};
  std::vector<std::string> closed{};
};
// Hires by name. What a bot throws its dice with comes from `seed`, the seat and nothing else: not from the dealer.
table::Hire agency(std::uint64_t seed, Programs programs);

// One of a seat's choices, and the part of the victory it may expect from it, 0…1.
struct Hint {
  Action action;
  double win_share;
  std::uint32_t visits;  // iterations behind it
};
// Every choice of the sight, best first, by what the seat has seen. Thinks for as long as `patience`.
std::vector<Hint> hints(const AnySight& sight, std::chrono::milliseconds patience, std::uint64_t seed);

}  // namespace bell::minds
