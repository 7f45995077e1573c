// The regular portfolios' part of a guess at what a viewer does not see.
#pragma once

#include "engine/stockpile/arrivals.h"

namespace bell::stockpile {

// Adds unseen stock cards to the portfolios of `regular`, which hold what the viewer is sure of, and takes them out of
// `unseen`. Every deal that could have led to all that is remembered is equally likely.
void imagine_portfolios(const Rules& rules, const Remembered& remembered, Rng& rng, MarketBag& unseen,
                        PerSeat<Shares>& regular);

}  // namespace bell::stockpile
