// Games shared out among threads by number. Every game is played by itself, so the sums do not know how many threads
// there were; if something goes wrong, the problem of the lowest game number is the one reported.
#pragma once

#include <cstdint>
#include <functional>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "lab/tally.h"

namespace bell::lab {

// Plays one game and adds it to the tally, or says what went wrong. Called from several threads at once.
using PlayGame = std::function<std::optional<Problem>(std::uint64_t game, Tally& tally)>;

struct Failure {
  std::uint64_t game = 0;
  Problem problem;
};

// What is told of the work while it goes on, and what may end it; each may be empty.
struct Watch {
  Progress progress{};
  Stop stop{};
};

Outcome<Tally, Failure> play_all(std::uint64_t games, int threads, const PlayGame& play, const Watch& watch);

}  // namespace bell::lab
