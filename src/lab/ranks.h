// Processes that play one order together, each its part of the games. How they communicate is not known here.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"

namespace bell::lab {

struct Ranks {
  std::uint64_t own = 0, count = 1;
  // Sends bytes to all ranks and returns everyone's, by rank. All ranks call it equally often, from their first thread;
  // it waits for the last of them. Never called if there is only one rank.
  std::function<std::vector<std::string>(const std::string& bytes)> exchange{};

  bool is_alone() const { return count == 1; }
  // Games are dealt out in turn: a rank that plays every n-th game gets as many long ones as the others.
  std::uint64_t part_of(std::uint64_t games) const { return games / count + (own < games % count ? 1 : 0); }
  std::uint64_t game_at(std::uint64_t nth) const { return nth * count + own; }
};

struct Hands {
  Ranks ranks{};
  int threads = 1;  // per rank
};

// Nobody may wait for a rank that has aborted, so one rank's problem is everybody's: that of the lowest rank is
// reported.
std::optional<Problem> agree(const Ranks& ranks, const std::optional<Problem>& own);
template <class Value>
std::optional<Problem> agree(const Ranks& ranks, const Outcome<Value, Problem>& own) {
  return agree(ranks, own ? std::nullopt : std::optional(own.error()));
}
// Ranks with different orders would add up different things. Precondition: no rank has a problem.
std::optional<Problem> refuse_unlike_orders(const Ranks& ranks, const std::string& order);

}  // namespace bell::lab
