// Guesses the unseen cards of regular portfolios.
#pragma once

#include "engine/stockpile/arrivals.h"

namespace bell::stockpile {

// Adds unseen stock cards to the portfolios of `regular`, which contain what the viewer is sure of, and removes them
// from `unseen`. All deals consistent with everything remembered are equally likely.
void imagine_portfolios(const Rules& rules, const Remembered& remembered, Rng& rng, MarketBag& unseen,
                        PerSeat<Shares>& regular);

}  // namespace bell::stockpile
