// Evaluates a seat's choices by search from what that seat knows. For hints, analysis and the strong bots.
#pragma once

#include <cstdint>
#include <vector>

#include "bots/bot.h"

namespace bell::bots {

struct Evaluation {
  Action action;
  double win_share;      // expected share of the win, 0…1
  double standing;       // expected place at the end, 1 is first; equal players share a place
  std::uint32_t visits;  // iterations behind the estimate; 0: none, and the numbers are those of an even match
};

// Every legal action of the sight once, best first. Information-set Monte Carlo tree search: every iteration imagines a
// world consistent with the sight, and all of them share one tree in which each seat knows only what it would have
// seen. The same sight, budget and state of rng give the same answer on every machine, if the budget has no time limit.
// Draws from rng once, whatever the budget.
template <class T>
std::vector<Evaluation> evaluate(const Sight<T>& sight, const Budget& budget, Rng& rng);

// The action that evaluate puts first, but stops as soon as the rest of the budget cannot change it.
template <class T>
Action decide(const Sight<T>& sight, const Budget& budget, Rng& rng);

}  // namespace bell::bots
