// A million random matches over every number of seats and every variant, each truth checked after each node.
#include <gtest/gtest.h>

#include "engine/titles.h"
#include "lab/lab.h"

namespace bell::lab {
namespace {

std::vector<Setup> every_setup() {
  std::vector<Setup> setups;
  for (const TitleSheet& sheet : title_sheets()) {
    for (int seats = sheet.fewest_seats; seats <= sheet.most_seats; ++seats)
      setups.push_back({sheet.name, seats, {}, {}, {}});
    for (const ModuleSheet& module : sheet.modules)
      for (int seats = module.fewest_seats; seats <= module.most_seats; ++seats)
        setups.push_back({sheet.name, seats, {module.name}, {}, {}});
  }
  return setups;
}

TEST(SlowMillion, EveryTruthHoldsAtEveryNode) {
  constexpr std::uint64_t kMatches = 1'000'000;
  const std::vector<bell::Setup> setups = every_setup();
  std::uint64_t played = 0;
  for (const bell::Setup& setup : setups) {
    SimOrder order;
    order.setup = setup;
    order.games = kMatches / setups.size() + 1;
    order.seed = 20;
    order.threads = 2;
    order.check_invariants = true;
    const auto report = simulate(order);
    ASSERT_TRUE(report) << report.error().text;
    played += report->games;
  }
  EXPECT_GE(played, kMatches);
}

}  // namespace
}  // namespace bell::lab
