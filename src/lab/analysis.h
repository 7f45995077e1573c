// Analyses a finished match: what each choice lost compared with the best, from what its seat knew, and whom chance
// favoured.
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
  std::vector<Action> actions;           // of the match in order, chance included; may stop before the end
  std::uint32_t iterations = 2000;       // of the search at each decision
  std::uint32_t playouts = 2000;         // at each position
  std::uint64_t seed = 1;                // same seed, same results
  int threads = 1;                       // the results do not depend on their number
  std::optional<Seat> seat;              // whose decisions; default: everybody's
  std::function<void(double)> progress;  // called now and then with the fraction done, 0…1
  std::function<bool()> stop;            // asked between decisions; true: report what has been judged so far
};

// A choice and its evaluation at that decision.
struct Weighed {
  Action action;
  double share;          // of the win, 0…1
  std::uint32_t visits;  // iterations behind it
};

// A decision with several choices.
struct Decision {
  std::uint32_t number = 0;  // number of the action; the first of a match is 1
  Seat seat{};
  Action taken{}, best{};        // equal if the best was taken
  std::vector<Weighed> choices;  // all of them, best first
  int rank = 0;                  // of the one taken; 1 is the best
  double taken_share = 0, best_share = 0;
  double lost = 0;  // best minus taken, and 0 if the search cannot tell them apart
  Interval lead{};  // 95 % interval of the best minus the one taken
};

// Everything chance did between two decisions.
struct Spell {
  std::uint32_t first = 0, last = 0;  // numbers of actions
  std::vector<double> luck;           // by seat: the share afterwards minus the share expected before; sums to 0
};

struct Standing {
  std::uint32_t after = 0;     // number of actions so far
  std::vector<double> shares;  // by seat; sum to 1
};

// Share at the end = share at the start + luck + play.
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
  bool is_over = false;  // the match ends with the last action
  // Stopped early: contains the decisions judged so far; luck is not weighed, so there are no spells and no standings,
  // and only the sums that follow from decisions.
  bool is_partial = false;
  std::size_t decisions_in_all = 0;
};

// A problem: the setup is invalid, there is no such seat, or an action is illegal at its place.
Outcome<AnalysisReport, Problem> analyze(const AnalysisOrder& order);

}  // namespace bell::lab
