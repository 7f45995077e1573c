// Describes a long run, for its JSON: with this and without `times`, equal runs give equal bytes.
#pragma once

#include <vector>

#include "cli/console.h"
#include "kernel/setup.h"

namespace bell::cli {

struct Run {
  const Setup& setup;
  const std::vector<std::string>& bots;
  std::uint64_t seed = 0;
  bool is_partial = false;  // it was interrupted: the numbers cover the games that were played
};

// title, players, modules, options, bots, seed, version, revision, partial.
Json what_was_run(const Run& run);
// For people, in a line: "Stockpile, 3 players; Bonds and Investors".
std::string headline(const Setup& setup);

}  // namespace bell::cli
