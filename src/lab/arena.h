// Measures how strong bots are against each other: the same deals for every rotation of the line-up, so that neither
// cards nor seats favour anybody.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/setup.h"
#include "lab/lab.h"
#include "lab/sprt.h"
#include "lab/statistics.h"

namespace bell::lab {

struct ArenaOrder {
  Setup setup;
  std::uint64_t games = 0;  // rounded up to whole deals
  std::uint64_t seed = 1;
  int threads = 1;
  std::vector<std::string> bots;  // by seat, repeated as needed; a bot that returns, by whatever name, is one entrant
  std::optional<Claims> claims;   // about the first of two entrants; play stops once they are judged
  Progress progress;
  Stop stop;    // as in a simulation; incomplete deals are left out
  Ranks ranks;  // all with the same order; each gets the whole report
};

// What one seat of an entrant can expect. Intervals are 95 %, computed over deals, because games of one deal resemble
// each other.
struct Entrant {
  std::string name;
  int seats = 0;  // per game
  std::uint64_t games = 0;
  double win_share = 0;  // a shared win counts in parts
  Interval win_interval;
  double mean_place = 0;  // 1 is first; equal players share the mean of their places
  Interval place_interval;
  double elo = 0;                           // over the rest of the table; unbounded ends are replaced by half a win
  std::optional<double> elo_low, elo_high;  // nothing: no bound
};

struct ArenaReport {
  std::vector<Entrant> entrants;  // in the order of their names in the order
  std::uint64_t games = 0, deals = 0;
  double seconds = 0;
  bool is_partial = false;  // stopped early: deals are left out, and the claims, if any, are not judged
  std::optional<SprtReport> sprt;
  LostByBot lost_turns;  // in the games above; numbered deal by deal, and within a deal by rotation
};

// Why this order is invalid, judging by its numbers and names.
std::optional<Problem> refuse(const ArenaOrder& order);

Outcome<ArenaReport, Problem> arena(const ArenaOrder& order);

}  // namespace bell::lab
