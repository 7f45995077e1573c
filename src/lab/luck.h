// Measures how much luck a game has: what its spells bring to each seat over many matches, which must average zero, and
// how much of the differences between results they explain.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/setup.h"
#include "lab/lab.h"
#include "lab/statistics.h"

namespace bell::lab {

struct LuckOrder {
  Setup setup;
  std::uint64_t games = 0;  // at least two, to estimate the variation
  std::uint64_t seed = 1;
  int threads = 1;
  std::vector<std::string> bots;  // by seat, repeated as needed; empty: interns
  std::uint32_t playouts = 8;     // at each position, fresh ones for every game
  Progress progress;
  Stop stop;  // as in a simulation
};

// For one seat, with 95 % intervals over games.
struct SeatLuck {
  std::string bot;
  double win_share = 0;
  double mean = 0;  // of the luck per game, as a share of the win
  Interval interval;
};

struct LuckReport {
  std::uint64_t games = 0, spells = 0;
  bool is_partial = false;  // stopped early: games are left out
  double seconds = 0;
  std::vector<SeatLuck> seats;
  // The part of the differences between results that luck explains: covariance of luck and result divided by the
  // variance of results, over all seats. What players did is the rest.
  double luck_part = 0;
  Interval luck_part_interval;
};

Outcome<LuckReport, Problem> measure_luck(const LuckOrder& order);

// The luck and the result of one game, by seat.
struct GameLuck {
  std::vector<double> luck, result;
};
// The same sums for games judged elsewhere. Preconditions: at least two games, all with the same seats.
LuckReport sum_up(const std::vector<GameLuck>& games);

}  // namespace bell::lab
