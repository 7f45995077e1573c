// Tests that what a viewer cannot know makes no difference to what the viewer gets: with every setup, for every viewer.
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

// Positions near the end, where all possible worlds can be enumerated.
void expect_even(const stonks::Rules& rules, std::uint64_t seed, double most, Judged& judged) {
  expect_clean(judge_match<Honest>(rules, seed, most, judged), seed);
}

TEST(StonksGuesses, AreEvenWithTwoPlayers) {
  const auto rules = rules_for<stonks::Stonks>({"stonks", 2, {}, {}, {}});
  Judged judged;
  expect_even(rules, 1, 3100, judged);
  for (std::uint64_t seed = 2; seed <= 6; ++seed) expect_even(rules, seed, 100, judged);
  EXPECT_GE(judged.positions, 7);
  EXPECT_GE(judged.narrowed, 4) << "the rules hardly ever ruled a world out: too easy";
}

TEST(StonksGuesses, AreEvenWithThreePlayers) {
  const auto rules = rules_with_long_hands();
  Judged judged;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) expect_even(rules, seed, 1000, judged);
  EXPECT_GE(judged.positions, 8);
  EXPECT_GE(judged.narrowed, 4) << "the rules hardly ever ruled a world out: too easy";
}

}  // namespace
}  // namespace bell::exam
