// Chooses the companies that a player's dual and gold shares are best counted for.
#pragma once

#include <array>

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

// What determines a hand's worth: prices, the shares needed to score, and shares that don't count.
struct Market {
  PerCompany<int> value;
  PerCompany<int> minimum;
  int uncounted = 0;  // of every company
};

// Shares of a fixed company, and those that can still choose.
struct Portfolio {
  PerCompany<int> shares;
  FixedVec<std::array<Company, 2>, kDuals> duals;
  int gold = 0;
};

struct Assignment {
  int points = 0;
  PerCompany<int> shares;  // of each company, after all choices
};

// Points for `shares` shares of one company.
int company_points(const Market& market, Company company, int shares);

// The assignment with the most points.
Assignment best_assignment(const Portfolio& portfolio, const Market& market);

// Which shares of an assignment are gold. Precondition: it is an assignment of this portfolio.
PerCompany<int> gold_in(const Assignment& assignment, const Portfolio& portfolio);

}  // namespace bell::wall_street_1920
