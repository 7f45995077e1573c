// Shares games out among threads by number. Games are independent, so the sums do not depend on the number of threads;
// if something goes wrong, the problem with the lowest game number is reported.
#pragma once

#include <cstdint>
#include <functional>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "lab/tally.h"

namespace bell::lab {

// Plays one game and adds it to the tally, or returns the problem. Called from several threads at once.
using PlayGame = std::function<std::optional<Problem>(std::uint64_t game, Tally& tally)>;

struct Failure {
  std::uint64_t game = 0;
  Problem problem;
};

// Callbacks to report progress and to stop; each may be empty.
struct Watch {
  Progress progress{};
  Stop stop{};
};

Outcome<Tally, Failure> play_all(std::uint64_t games, int threads, const PlayGame& play, const Watch& watch);

}  // namespace bell::lab
