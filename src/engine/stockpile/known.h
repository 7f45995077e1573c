// What a viewer can deduce about the insider pairs: what they saw, and what is left for the others.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Forecasts in play this round that are in no pair the viewer has seen.
ForecastBag unseen_forecasts(const View& view);
CompanySet companies_left(const View& view);

// The cards of a pair; none where the viewer does not know one. If only one card is possible, it is known without
// looking.
struct KnownPair {
  Company company = kNoCompany;
  Forecast forecast = kNoForecast;
  bool is_complete() const { return company != kNoCompany && forecast != kNoForecast; }
};
KnownPair known_pair(const View& view, int pair);

// Regular cards of a portfolio that the viewer does not know.
int unseen_cards(const View& view, Seat seat);

}  // namespace bell::stockpile
