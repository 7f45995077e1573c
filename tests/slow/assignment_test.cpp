// Compares the exact assignment of dual and gold shares with brute force, on more hands than a quick run has time for.
#include <gtest/gtest.h>

#include "tables/wall_street_1920/assignment_trials.h"

namespace bell::wall_street_1920 {
namespace {

TEST(SlowAssignment, EqualsTryingEverythingOnAHundredThousandHands) {
  Rng rng(1920);
  for (int hand = 0; hand < 100'000; ++hand) {
    const Portfolio portfolio = random_portfolio(rng);
    const Market market = random_market(rng);
    const Assignment found = best_assignment(portfolio, market);
    ASSERT_EQ(found.points, try_everything(portfolio, market)) << "hand " << hand;
    ASSERT_EQ(found.points, worth(found.shares, market)) << "hand " << hand;
  }
}

}  // namespace
}  // namespace bell::wall_street_1920
