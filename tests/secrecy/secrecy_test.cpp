// What a viewer can't know makes no difference to what the viewer gets: with every setup, for every viewer.
#include <gtest/gtest.h>

#include "exam/setups.h"
#include "secrecy/distribution.h"
#include "secrecy/leaks.h"
#include "secrecy/non_interference.h"

namespace bell::exam {
namespace {

void expect_clean(const MaybeFinding& finding, std::uint64_t seed) {
  if (finding) FAIL() << "seed " << seed << ": " << finding->check << ": " << finding->text;
}

class StonksSecrecy : public ::testing::TestWithParam<Setup> {};

TEST_P(StonksSecrecy, ImaginedWorldsLookTheSame) {
  const auto rules = rules_for<stonks::Stonks>(GetParam());
  for (std::uint64_t seed = 1; seed <= 2; ++seed) expect_clean(resample_match<Honest>(rules, seed, 5), seed);
}

TEST_P(StonksSecrecy, UnseenCardsDoNotMatter) {
  const auto rules = rules_for<stonks::Stonks>(GetParam());
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    expect_clean(unseen_cards_do_not_matter<Honest>(rules, seed, 3, compared), seed);
  EXPECT_GT(compared, 500) << "hardly anything was compared";
}

INSTANTIATE_TEST_SUITE_P(Setups, StonksSecrecy, ::testing::ValuesIn(setups_of<stonks::Stonks>()),
                         [](const auto& each) { return describe(each.param); });

// Positions near the end, where every possible world can be played through.
void expect_even(const stonks::Rules& rules, std::uint64_t seeds) {
  Judged judged;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) expect_clean(judge_match<Honest>(rules, seed, 1, judged), seed);
  EXPECT_GE(judged.positions, 4);
  EXPECT_GE(judged.narrowed, 2) << "the rules never ruled a world out: the test is too easy";
}

TEST(StonksGuesses, AreEvenWithTwoPlayers) { expect_even(rules_for<stonks::Stonks>({"stonks", 2, {}, {}, {}}), 4); }

TEST(StonksGuesses, AreEvenWithThreePlayers) { expect_even(rules_with_long_hands(), 4); }

}  // namespace
}  // namespace bell::exam
