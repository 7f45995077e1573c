// The exact assignment of dual and gold shares against trying everything.
#include "engine/wall_street_1920/assignment.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "kernel/rng.h"

namespace bell::wall_street_1920 {
namespace {

int worth(const PerCompany<int>& shares, const Market& market) {
  int points = 0;
  for (const Company company : kAllCompanies) points += company_points(market, company, shares[company]);
  return points;
}

// Every company for every gold share, every one of two for every dual.
int try_everything(Portfolio left, const Market& market) {
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

Portfolio random_portfolio(Rng& rng) {
  Portfolio portfolio;
  for (const Company company : kAllCompanies) portfolio.shares[company] = static_cast<int>(rng.below(8));
  for (std::uint32_t duals = rng.below(kDuals + 1); duals > 0; --duals)
    portfolio.duals.push_back(
        {static_cast<Company>(rng.below(kCompanies)), static_cast<Company>(rng.below(kCompanies))});
  portfolio.gold = static_cast<int>(std::min(rng.below(7), rng.below(7)));
  return portfolio;
}

Market random_market(Rng& rng) {
  Market market;
  for (const Company company : kAllCompanies) {
    market.value[company] = static_cast<int>(rng.below(11));
    market.minimum[company] = static_cast<int>(rng.below(9));
  }
  market.uncounted = static_cast<int>(rng.below(2));
  return market;
}

TEST(Assignment, EqualsTryingEverythingOnAHundredThousandHandsSlow) {
  Rng rng(1920);
  for (int hand = 0; hand < 100'000; ++hand) {
    const Portfolio portfolio = random_portfolio(rng);
    const Market market = random_market(rng);
    const Assignment found = best_assignment(portfolio, market);
    ASSERT_EQ(found.points, try_everything(portfolio, market)) << "hand " << hand;
    ASSERT_EQ(found.points, worth(found.shares, market)) << "hand " << hand;
  }
}

TEST(Assignment, HandsOutEveryShareOnce) {
  Rng rng(7);
  for (int hand = 0; hand < 1'000; ++hand) {
    const Portfolio portfolio = random_portfolio(rng);
    const Assignment found = best_assignment(portfolio, random_market(rng));
    int given = 0;
    int held = portfolio.duals.size() + portfolio.gold;
    for (const Company company : kAllCompanies) {
      given += found.shares[company];
      held += portfolio.shares[company];
    }
    ASSERT_EQ(given, held);
  }
}

TEST(Assignment, ReachesAMinimumRatherThanSpreadingOut) {
  Portfolio portfolio;
  portfolio.shares[Company::corn] = 3;
  portfolio.shares[Company::oil] = 1;
  portfolio.gold = 1;
  Market market;
  market.minimum[Company::corn] = 4;
  market.minimum[Company::oil] = 3;
  market.value[Company::corn] = 2;
  market.value[Company::oil] = 10;
  const Assignment found = best_assignment(portfolio, market);
  EXPECT_EQ(found.points, 8);
  EXPECT_EQ(found.shares[Company::corn], 4);
}

}  // namespace
}  // namespace bell::wall_street_1920
