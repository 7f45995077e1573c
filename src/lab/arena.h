// How strong bots are against each other: the same deals for every rotation of the line-up, so that neither the cards
// nor the seat favours anybody.
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
  std::vector<std::string> bots;  // by seat, repeated as needed; a name that returns is one entrant
  std::optional<Claims> claims;   // about the first of two entrants; play stops once they are judged
  Progress progress;
  Stop stop;    // as in a simulation; deals that are not complete are left out
  Ranks ranks;  // all with the same order; each gets the whole report
};

// What one seat of an entrant can expect. Intervals are 95 %, from deal to deal: games of one deal resemble each other.
struct Entrant {
  std::string name;
  int seats = 0;  // in every game
  std::uint64_t games = 0;
  double win_share = 0;  // a shared win counts in parts
  Interval win_interval;
  double mean_place = 0;  // 1 is first; equals share the mean of the places they take
  Interval place_interval;
  double elo = 0;                           // over the rest of the table; half a win from the end where it has no bound
  std::optional<double> elo_low, elo_high;  // nothing: no bound
};

struct ArenaReport {
  std::vector<Entrant> entrants;  // in the order they were named
  std::uint64_t games = 0, deals = 0;
  double seconds = 0;
  std::optional<SprtReport> sprt;
  LostByBot lost_turns;  // in the games above; they are numbered deal by deal, and in a deal by rotation
};

// Why this order can't be played, as far as its numbers and names tell.
std::optional<Problem> refuse(const ArenaOrder& order);

Outcome<ArenaReport, Problem> arena(const ArenaOrder& order);

}  // namespace bell::lab
