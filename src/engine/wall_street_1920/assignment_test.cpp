// Compares the exact assignment of dual and gold shares with brute force.
#include <gtest/gtest.h>

#include "tables/wall_street_1920/assignment_trials.h"

namespace bell::wall_street_1920 {
namespace {

TEST(Assignment, EqualsTryingEverything) {
  Rng rng(1920);
  for (int hand = 0; hand < 500; ++hand) {
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
