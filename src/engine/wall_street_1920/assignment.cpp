// The exact best assignment. Duals are few, so all their choices are tried; gold shares are handed out company by
// company, keeping the best result for every number of gold shares used so far.
#include "engine/wall_street_1920/assignment.h"

#include <algorithm>

namespace bell::wall_street_1920 {
namespace {

constexpr int kMaxGold = 6;

// The best way to hand out gold on top of fixed shares.
Assignment assign_gold(const PerCompany<int>& shares, int gold, const Market& market) {
  std::array<int, kMaxGold + 1> best{};  // points of the companies so far, by gold used
  PerCompany<std::array<int, kMaxGold + 1>> given;
  for (int used = 1; used <= gold; ++used) best[static_cast<std::size_t>(used)] = -1;  // nobody has any of it yet
  for (const Company company : kAllCompanies) {
    std::array<int, kMaxGold + 1> next{};
    for (int used = 0; used <= gold; ++used) {
      int& most = next[static_cast<std::size_t>(used)];
      most = -1;
      for (int here = 0; here <= used; ++here) {
        const int before = best[static_cast<std::size_t>(used - here)];
        if (before < 0) continue;
        const int points = before + company_points(market, company, shares[company] + here);
        if (points <= most) continue;
        most = points;
        given[company][static_cast<std::size_t>(used)] = here;
      }
    }
    best = next;
  }
  Assignment found{.points = best[static_cast<std::size_t>(gold)], .shares = shares};
  int left = gold;
  for (int company = kCompanies - 1; company >= 0; --company) {
    const int here = given[Company(company)][static_cast<std::size_t>(left)];
    found.shares[Company(company)] += here;
    left -= here;
  }
  return found;
}

}  // namespace

int company_points(const Market& market, Company company, int shares) {
  const int counted = std::max(shares - market.uncounted, 0);
  return counted >= market.minimum[company] ? counted * market.value[company] : 0;
}

Assignment best_assignment(const Portfolio& portfolio, const Market& market) {
  const int duals = portfolio.duals.size();
  Assignment best{.points = -1, .shares = {}};
  for (unsigned choice = 0; choice < 1U << duals; ++choice) {
    PerCompany<int> shares = portfolio.shares;
    for (int nth = 0; nth < duals; ++nth) ++shares[portfolio.duals[nth][choice >> nth & 1U]];
    const Assignment found = assign_gold(shares, portfolio.gold, market);
    if (found.points > best.points) best = found;
  }
  return best;
}

}  // namespace bell::wall_street_1920
