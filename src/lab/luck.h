// How much luck is in a game: what its spells bring to each seat over many matches, which must come to nothing, and
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
  std::uint64_t games = 0;  // at least two: one says nothing about the others
  std::uint64_t seed = 1;
  int threads = 1;
  std::vector<std::string> bots;  // by seat, repeated as needed; empty: interns
  std::uint32_t playouts = 8;     // at each position, new ones for every game
  Progress progress;
  Stop stop;  // as in a simulation
};

// Of one seat, with 95 % intervals from game to game.
struct SeatLuck {
  std::string bot;
  double win_share = 0;
  double mean = 0;  // of the luck in a game, in parts of the victory
  Interval interval;
};

struct LuckReport {
  std::uint64_t games = 0, spells = 0;
  double seconds = 0;
  std::vector<SeatLuck> seats;
  // Of the differences between results, the part that luck explains: covariance of luck and result over the variance of
  // results, all seats together. What players did is the rest.
  double luck_part = 0;
  Interval luck_part_interval;
};

Outcome<LuckReport, Problem> measure_luck(const LuckOrder& order);

// The luck and the result of one game, by seat.
struct GameLuck {
  std::vector<double> luck, result;
};
// The same sums for games that were judged elsewhere. Preconditions: at least two games, all with the same seats.
LuckReport sum_up(const std::vector<GameLuck>& games);

}  // namespace bell::lab
