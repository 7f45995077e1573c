// Which companies a player's dual and gold shares are best counted for.
#pragma once

#include <array>

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

// What a hand is worth depends on this: a share's value, the shares needed to score, and shares that don't count.
struct Market {
  PerCompany<int> value;
  PerCompany<int> minimum;
  int uncounted = 0;  // of every company
};

// Shares whose company is fixed, and those that may still choose.
struct Portfolio {
  PerCompany<int> shares;
  FixedVec<std::array<Company, 2>, kDuals> duals;
  int gold = 0;
};

struct Assignment {
  int points = 0;
  PerCompany<int> shares;  // of each company, after every choice
};

// Points for `shares` shares of one company.
int company_points(const Market& market, Company company, int shares);

// The assignment with most points: every choice for the duals is tried, and for each the best one for the gold shares.
Assignment best_assignment(const Portfolio& portfolio, const Market& market);

// Which shares of an assignment are gold. Precondition: it is one of this portfolio.
PerCompany<int> gold_in(const Assignment& assignment, const Portfolio& portfolio);

}  // namespace bell::wall_street_1920
