// A match looked back at: what each choice lost against the best, by what its seat knew, and what luck brought to whom.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "kernel/action.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/setup.h"
#include "lab/statistics.h"

namespace bell::lab {

struct AnalysisOrder {
  Setup setup;
  std::vector<Action> actions;           // of the match in order, luck included; it may stop before the end
  std::uint32_t iterations = 2000;       // of the search at each decision
  std::uint32_t playouts = 2000;         // at each position
  std::uint64_t seed = 1;                // same seed, same judgement
  int threads = 1;                       // whatever their number
  std::optional<Seat> seat;              // whose decisions; without: everybody's
  std::function<void(double)> progress;  // how much is done, 0…1; called now and then
  std::function<bool()> stop;            // asked between decisions: what was judged until then is reported
};

// A choice as the search at its decision left it.
struct Weighed {
  Action action;
  double share;          // of the victory, 0…1
  std::uint32_t visits;  // iterations behind it
};

// A decision with several choices.
struct Decision {
  std::uint32_t number = 0;  // of the action; the first of a match is 1
  Seat seat{};
  Action taken{}, best{};        // the same if the best was taken
  std::vector<Weighed> choices;  // all of them, best first
  int rank = 0;                  // of the one taken; 1 is the best
  double taken_share = 0, best_share = 0;
  double lost = 0;  // best less taken, and 0 where the search can't tell them apart
  Interval lead{};  // 95 %, of the best over the one taken
};

// Everything chance did between two decisions.
struct Spell {
  std::uint32_t first = 0, last = 0;  // actions by number
  std::vector<double> luck;           // by seat: the share after it less the share expected before it; sums to 0
};

struct Standing {
  std::uint32_t after = 0;     // so many actions
  std::vector<double> shares;  // by seat; sum to 1
};

// shares at the end = shares at the start + luck + play.
struct SeatSum {
  int decisions = 0, best_taken = 0;
  double lost = 0;  // summed
  double start = 0, luck = 0, play = 0, end = 0;
};

struct AnalysisReport {
  std::vector<Decision> decisions;  // in order
  std::vector<Spell> spells;        // in order
  std::vector<Standing> standings;  // at the start, before and after every spell, and at the end
  std::vector<SeatSum> seats;
  bool is_over = false;  // the match, by its last action
  // Stopped early: the decisions are those judged so far, of so many; luck is not weighed, so that there are no spells
  // and no standings, and of the sums only what follows from decisions.
  bool is_partial = false;
  std::size_t decisions_in_all = 0;
};

// The problem: the setup makes no game, there is no such seat, or an action is not possible where it stands.
Outcome<AnalysisReport, Problem> analyze(const AnalysisOrder& order);

}  // namespace bell::lab
