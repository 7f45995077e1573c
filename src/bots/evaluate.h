// What a seat's choices are worth to it, by search from what that seat knows. For hints, analysis and the strong bots.
#pragma once

#include <cstdint>
#include <vector>

#include "bots/bot.h"

namespace bell::bots {

struct Evaluation {
  Action action;
  double win_share;      // of the match, 0…1: the part of the victory this choice is expected to bring
  double standing;       // expected place at the end, 1 is first; equals share a place
  std::uint32_t visits;  // iterations behind the estimate; 0: none, and the numbers are those of an even match
};

// Every legal action of the sight once, best first. Information-set Monte Carlo tree search: every iteration imagines a
// world that fits the sight, and all of them share one tree in which each seat knows only what it would have seen.
// The same sight, budget and state of rng give the same answer on every machine, if the budget has no time limit.
// Draws from rng once, whatever the budget.
template <class T>
std::vector<Evaluation> evaluate(const Sight<T>& sight, const Budget& budget, Rng& rng);

// The action that evaluate puts first, found sooner where the rest of the budget can't change it.
template <class T>
Action decide(const Sight<T>& sight, const Budget& budget, Rng& rng);

}  // namespace bell::bots
