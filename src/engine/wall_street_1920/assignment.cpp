// Finds the exact best assignment. Duals are few, so all their choices are tried; gold shares are distributed company
// by company, keeping the best result for every number of gold shares used so far.
#include "engine/wall_street_1920/assignment.h"

#include <algorithm>

namespace bell::wall_street_1920 {
namespace {

constexpr int kMaxGold = 6;

// Each dual counts for one of its two companies: bit n of a choice selects the company of the n-th dual.
unsigned choices_of_duals(const Portfolio& portfolio) { return 1U << portfolio.duals.size(); }
PerCompany<int> with_duals(const Portfolio& portfolio, unsigned choice) {
  PerCompany<int> shares = portfolio.shares;
  for (int nth = 0; nth < portfolio.duals.size(); ++nth) ++shares[portfolio.duals[nth][choice >> nth & 1U]];
  return shares;
}

// The best way to distribute gold on top of fixed shares.
Assignment assign_gold(const PerCompany<int>& shares, int gold, const Market& market) {
  std::array<int, kMaxGold + 1> best{};  // points of the companies so far, by gold used
  PerCompany<std::array<int, kMaxGold + 1>> given;
  for (int used = 1; used <= gold; ++used) best[static_cast<std::size_t>(used)] = -1;  // not reachable yet
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
  Assignment best{.points = -1, .shares = {}};
  for (unsigned choice = 0; choice < choices_of_duals(portfolio); ++choice) {
    const PerCompany<int> shares = with_duals(portfolio, choice);
    const Assignment found = assign_gold(shares, portfolio.gold, market);
    if (found.points > best.points) best = found;
  }
  return best;
}

PerCompany<int> gold_in(const Assignment& assignment, const Portfolio& portfolio) {
  PerCompany<int> gold;
  for (unsigned choice = 0; choice < choices_of_duals(portfolio); ++choice) {
    const PerCompany<int> shares = with_duals(portfolio, choice);
    for (const Company company : kAllCompanies) gold[company] = assignment.shares[company] - shares[company];
    if (std::ranges::all_of(gold, [](int here) { return here >= 0; })) break;
  }
  return gold;
}

}  // namespace bell::wall_street_1920
