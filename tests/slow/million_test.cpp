// Plays hundreds of thousands of random matches with every number of seats and every module, checking each invariant
// after each node: a million for the title with the shortest matches, a tenth of that for the others.
#include <gtest/gtest.h>

#include "engine/titles.h"
#include "lab/lab.h"
#include "rulebook/rulebook.h"

namespace bell::lab {
namespace {

// Leaves out a module that cannot be played alone: the composition tests play it with what it needs.
void add_if_playable(const Setup& setup, std::vector<Setup>& setups) {
  const auto printed = rulebook::printed(setup);
  ASSERT_TRUE(printed);
  if (const auto match = open_match(setup, *printed); match || match.error().why != Misfit::needs)
    setups.push_back(setup);
}

std::vector<Setup> every_setup(const TitleSheet& sheet) {
  std::vector<Setup> setups;
  for (int seats = sheet.fewest_seats; seats <= sheet.most_seats; ++seats)
    setups.push_back({sheet.name, seats, {}, {}, {}});
  for (const ModuleSheet& module : sheet.modules)
    for (int seats = module.fewest_seats; seats <= module.most_seats; ++seats)
      add_if_playable({sheet.name, seats, {module.name}, {}, {}}, setups);
  return setups;
}

void play(const TitleSheet& sheet, std::uint64_t matches) {
  const std::vector<Setup> setups = every_setup(sheet);
  std::uint64_t played = 0;
  for (const Setup& setup : setups) {
    SimOrder order;
    order.setup = setup;
    order.games = matches / setups.size() + 1;
    order.seed = 20;
    order.threads = 2;
    order.check_invariants = true;
    const auto report = simulate(order);
    ASSERT_TRUE(report) << plain(report.error());
    played += report->games;
  }
  EXPECT_GE(played, matches);
}

TEST(SlowMillion, EveryTruthHoldsAtEveryNode) {
  constexpr std::uint64_t kMatches = 1'000'000;
  for (const TitleSheet& sheet : title_sheets()) play(sheet, sheet.name == "stonks" ? kMatches : kMatches / 10);
}

}  // namespace
}  // namespace bell::lab
