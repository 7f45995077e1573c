// Hands and markets for testing the assignment, and the answer by brute force.
#pragma once

#include <algorithm>

#include "engine/wall_street_1920/assignment.h"
#include "kernel/rng.h"

namespace bell::wall_street_1920 {

inline int worth(const PerCompany<int>& shares, const Market& market) {
  int points = 0;
  for (const Company company : kAllCompanies) points += company_points(market, company, shares[company]);
  return points;
}

// Every company for every gold share, every one of two for every dual.
inline int try_everything(Portfolio left, const Market& market) {
  int best = 0;
  if (!left.duals.is_empty()) {
    const auto choices = left.duals.back();
    left.duals.pop_back();
    for (const Company company : choices) {
      Portfolio next = left;
      ++next.shares[company];
      best = std::max(best, try_everything(next, market));
    }
    return best;
  }
  if (left.gold == 0) return worth(left.shares, market);
  for (const Company company : kAllCompanies) {
    Portfolio next = left;
    ++next.shares[company];
    --next.gold;
    best = std::max(best, try_everything(next, market));
  }
  return best;
}

inline Portfolio random_portfolio(Rng& rng) {
  Portfolio portfolio;
  for (const Company company : kAllCompanies) portfolio.shares[company] = static_cast<int>(rng.below(8));
  for (std::uint32_t duals = rng.below(kDuals + 1); duals > 0; --duals)
    portfolio.duals.push_back(
        {static_cast<Company>(rng.below(kCompanies)), static_cast<Company>(rng.below(kCompanies))});
  portfolio.gold = static_cast<int>(std::min(rng.below(7), rng.below(7)));
  return portfolio;
}

inline Market random_market(Rng& rng) {
  Market market;
  for (const Company company : kAllCompanies) {
    market.value[company] = static_cast<int>(rng.below(11));
    market.minimum[company] = static_cast<int>(rng.below(9));
  }
  market.uncounted = static_cast<int>(rng.below(2));
  return market;
}

}  // namespace bell::wall_street_1920
