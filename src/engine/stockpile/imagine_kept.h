// Guesses the unseen action cards that players keep.
#pragma once

#include "engine/stockpile/arrivals.h"
#include "kernel/rng.h"

namespace bell::stockpile {

// Adds them to `state`, from `unseen`. Precondition: cards the viewer knows are in `state` and not in `unseen`.
void imagine_kept(const Rules& rules, const View& view, const Remembered& remembered, Rng& rng, MarketBag& unseen,
                  State& state);

}  // namespace bell::stockpile
