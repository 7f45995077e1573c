// Judges a choice by what its seat knew: a search from its sight and, where another choice looks better, a duel between
// the two.
#pragma once

#include <algorithm>
#include <limits>
#include <span>

#include "bots/evaluate.h"
#include "lab/analysis.h"

namespace bell::lab {

// A search spends its iterations on what looks good, so it knows little about a poor choice and overestimates the best
// of many. In a duel both get the same number of fresh searches with no other choices.
inline constexpr int kDuelRounds = 8;
inline constexpr std::uint32_t kDuelPart =
    4;  // each search of a round gets this fraction of the first search's iterations

template <class T>
double share_of(const bots::Sight<T>& sight, const Action& only, std::uint32_t iterations, std::uint64_t seed) {
  const bots::Sight<T> forced{sight.rules, sight.view, sight.memory, std::span(&only, 1), sight.seat};
  Rng rng(seed);
  return bots::evaluate<T>(forced, {.iterations = iterations}, rng).front().win_share;
}

// Computes what the choice taken is worth compared with the best. If the interval contains zero, nothing was lost.
template <class T>
void duel(const bots::Sight<T>& sight, std::uint32_t iterations, std::uint64_t seed, Decision& decision) {
  const std::uint32_t each = std::max(1U, iterations / kDuelPart);
  Sample best, taken, lead;
  for (int round = 0; round < kDuelRounds; ++round) {
    const std::uint64_t own_seed = combine(seed, static_cast<std::uint64_t>(round));
    const double of_best = share_of(sight, decision.best, each, own_seed);
    const double of_taken = share_of(sight, decision.taken, each, own_seed);
    best.add(of_best);
    taken.add(of_taken);
    lead.add(of_best - of_taken);
  }
  constexpr double kAny = std::numeric_limits<double>::infinity();
  decision.best_share = best.mean();
  decision.taken_share = taken.mean();
  decision.lead = mean_interval(lead, {-kAny, kAny});
  decision.lost = decision.lead.low > 0 ? lead.mean() : 0;
}

// Precondition: `taken` is one of several choices in the sight. The same sight, iterations and seed give the same
// judgement on any machine; the state is not available.
template <class T>
Decision judge_decision(const bots::Sight<T>& sight, const Action& taken, std::uint32_t iterations,
                        std::uint64_t seed) {
  Rng rng(seed);
  Decision decision;
  decision.seat = sight.seat;
  decision.taken = taken;
  for (const bots::Evaluation& each : bots::evaluate<T>(sight, {.iterations = iterations}, rng)) {
    decision.choices.push_back({each.action, each.win_share, each.visits});
    if (each.action == taken) decision.rank = static_cast<int>(decision.choices.size());
  }
  const Weighed& first = decision.choices.front();
  decision.best = first.action;
  decision.best_share = decision.taken_share = first.share;
  if (decision.rank > 1) duel(sight, iterations, rng.next(), decision);
  return decision;
}

}  // namespace bell::lab
