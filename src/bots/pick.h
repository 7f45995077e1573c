// Picks from a list of choices in a playout.
#pragma once

#include <limits>

#include "kernel/action_list.h"
#include "kernel/rng.h"

namespace bell::bots {

// Precondition for both: choices is not empty.
inline Action any_of(const ActionList& choices, Rng& rng) {
  return choices[static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.size())))];
}

// The choice with the highest merit, after adding random noise below `doubt` to each.
template <class Merit>
Action best_of(const ActionList& choices, Rng& rng, std::uint32_t doubt, Merit&& merit) {
  Action best = choices[0];
  int most = std::numeric_limits<int>::min();
  for (const Action& action : choices) {
    const int value = merit(action) + static_cast<int>(rng.below(doubt));
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best;
}

}  // namespace bell::bots
