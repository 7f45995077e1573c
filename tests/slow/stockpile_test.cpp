// Plays twenty random matches at every table of Stockpile: cards, meeples and money are conserved at every node.
#include <gtest/gtest.h>

#include "compose/stockpile_tables.h"

namespace bell::compose {
namespace {

TEST(SlowStockpile, EveryTablePlaysTwentyMatches) {
  constexpr std::uint64_t kMatches = 20;
  for (const bell::Setup& table : every_stockpile_table()) {
    const auto rules = exam::rules_for<stockpile::Stockpile>(table);
    for (std::uint64_t seed = 1; seed <= kMatches; ++seed)
      ASSERT_EQ(first_fault(rules, seed), "") << exam::describe(table) << ", seed " << seed;
  }
}

}  // namespace
}  // namespace bell::compose
