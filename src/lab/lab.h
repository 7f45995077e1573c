// Experiments with thousands of matches: simulation, speed, node counts and behaviour signatures.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/setup.h"
#include "lab/ranks.h"

namespace bell::lab {

using Progress = std::function<void(std::uint64_t)>;  // games done so far; called now and then
using Stop = std::function<bool()>;                   // whether to stop now; asked between games, from several threads

// Whether a run ended with this because it was stopped before there was anything to report.
inline bool is_of_stopping(const Problem& problem) {
  return problem.text == "problem.no_game_played" || problem.text == "problem.no_deal_played" ||
         problem.text == "problem.too_few_for_luck";
}

struct SimOrder {
  Setup setup;
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  int threads = 1;
  std::vector<std::string> bots;  // by seat, repeated as needed; empty: interns; "exec:PATH": a program
  std::string journals;           // a directory for one journal per game, or empty
  bool check_invariants = false;  // after every node
  Progress progress;
  Stop stop;    // the report is then of the games that were played
  Ranks ranks;  // all with the same order; each gets the whole report
};

// Turns that a program did not answer, or not legally.
struct LostTurns {
  std::uint64_t turns = 0;
  std::uint64_t game = 0;  // the first game with one
  Problem first{};         // what went wrong in it
};
using LostByBot = std::map<std::string, LostTurns>;  // only bots that lost some

struct SimReport {
  std::uint64_t games = 0, decisions = 0, chance = 0;
  double seconds = 0;
  std::vector<double> wins;        // by seat; a shared win is split equally
  std::vector<double> mean_score;  // by seat
  std::uint64_t signature =
      0;  // over every action of every game and its end: the same seed gives the same signature everywhere
  LostByBot lost_turns;
  bool is_partial = false;  // stopped early: games that were ordered are left out
};
Outcome<SimReport, Problem> simulate(const SimOrder& order);

struct BenchRow {
  std::string title;
  int players = 0;
  std::vector<std::string> modules;
  double games_per_second = 0, nodes_per_second = 0, ns_per_node = 0, copies_per_second = 0;
  std::size_t state_bytes = 0;
};
struct BenchReport {
  std::vector<BenchRow> rows;
  double yardstick_ns = 0;
  bool is_partial = false;  // stopped early: covers the runs made so far
};
struct BenchOrder {
  std::function<void(double)> progress;  // the fraction done, 0…1
  Stop stop;                             // asked between runs
};
BenchReport bench(const BenchOrder& order);
double yardstick_ns();

// Leaves of the tree of decisions and chance outcomes to `depth`, from a match started with `seed` and advanced by
// `skip` random nodes; simultaneous choices are taken in seat order. With the count below each first action.
inline constexpr int kDeepest = 12;  // deeper trees never end
struct PerftOrder {
  Setup setup;
  std::uint64_t seed = 1;
  int skip = 0;
  int depth = 3;
  Stop stop;
};
struct PerftReport {
  std::uint64_t leaves = 0;
  std::vector<std::pair<std::string, std::uint64_t>> divide;
  bool is_partial = false;  // stopped: the numbers are of a part of the tree
};
Outcome<PerftReport, Problem> perft(const PerftOrder& order);

}  // namespace bell::lab
