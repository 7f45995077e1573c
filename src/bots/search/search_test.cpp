// Tests that the tree counts what is available and what was tried, and that verdicts distribute exactly one victory.
#include <gtest/gtest.h>

#include "bots/search/information_sets.h"
#include "bots/search/verdict.h"

namespace bell::bots {
namespace {

constexpr Action act(std::uint8_t argument) { return {1, seat_at(0), {argument, 0, 0, 0, 0, 0}}; }

TEST(InformationSets, KeepWhatWasTriedApartByName) {
  InformationSets sets;
  sets.clear(8);
  const auto here = sets.find_or_add(1);
  const auto there = sets.find_or_add(2);
  EXPECT_NE(here, there);
  EXPECT_EQ(sets.find_or_add(1), here);
  sets.credit(sets.add(here, act(3)), kVictory, kPlaceParts);
  ASSERT_NE(sets.find(here, act(3)), nullptr);
  EXPECT_EQ(sets.find(here, act(3))->visits, 1U);
  EXPECT_EQ(sets.find(there, act(3)), nullptr);
}

TEST(InformationSets, ListWhatIsOfferedAndWasNeverTried) {
  InformationSets sets;
  sets.clear(8);
  const auto set = sets.find_or_add(1);
  sets.credit(sets.add(set, act(5)), 0, kPlaceParts);
  sets.credit(sets.add(set, act(2)), kVictory, kPlaceParts);
  const std::vector<Action> legal{act(1), act(2), act(5), act(9)};
  ActionList untried;
  const auto best = sets.most_promising(set, legal, untried);
  EXPECT_EQ(sets.action(best), act(2));
  EXPECT_EQ((std::vector<Action>{untried.begin(), untried.end()}), (std::vector<Action>{act(1), act(9)}));
}

TEST(InformationSets, CountAnOfferOnlyInWorldsThatMakeIt) {
  InformationSets sets;
  sets.clear(8);
  const auto set = sets.find_or_add(1);
  sets.credit(sets.add(set, act(2)), 0, kPlaceParts);
  sets.credit(sets.add(set, act(5)), 0, kPlaceParts);
  ActionList untried;
  const std::vector<Action> only_five{act(5)};
  for (int world = 0; world < 3; ++world) sets.most_promising(set, only_five, untried);
  EXPECT_EQ(sets.find(set, act(2))->offered, 1U);
  EXPECT_EQ(sets.find(set, act(5))->offered, 4U);
}

TEST(InformationSets, WhatIsOftenOfferedAndSeldomTriedGetsItsTurn) {
  InformationSets sets;
  sets.clear(8);
  const auto set = sets.find_or_add(1);
  const auto good = sets.add(set, act(1));
  const auto poor = sets.add(set, act(2));
  sets.credit(good, kVictory / 2, kPlaceParts);
  sets.credit(poor, kVictory / 3, kPlaceParts);
  const std::vector<Action> both{act(1), act(2)};
  int turns_of_poor = 0;
  for (int turn = 0; turn < 1000; ++turn) {
    ActionList untried;
    const auto best = sets.most_promising(set, both, untried);
    turns_of_poor += best == poor ? 1 : 0;
    sets.credit(best, best == good ? kVictory / 2 : kVictory / 3, kPlaceParts);
  }
  EXPECT_GT(turns_of_poor, 3);
  EXPECT_LT(turns_of_poor, 300);
}

TEST(InformationSets, KnowByHowMuchAChoiceLeads) {
  InformationSets sets;
  sets.clear(8);
  const auto set = sets.find_or_add(1);
  const auto first = sets.add(set, act(1));
  EXPECT_EQ(sets.lead(set), 0U);
  for (int time = 0; time < 5; ++time) sets.credit(first, 0, kPlaceParts);
  EXPECT_EQ(sets.lead(set), 5U);
  const auto second = sets.add(set, act(2));
  for (int time = 0; time < 3; ++time) sets.credit(second, 0, kPlaceParts);
  EXPECT_EQ(sets.lead(set), 2U);
  for (int time = 0; time < 4; ++time) sets.credit(second, 0, kPlaceParts);
  EXPECT_EQ(sets.lead(set), 2U);
}

TEST(InformationSets, StopGrowingWhenFullAndForgetWhenCleared) {
  InformationSets sets;
  sets.clear(1);
  const auto set = sets.find_or_add(1);
  sets.add(set, act(1));
  EXPECT_TRUE(sets.is_full());
  EXPECT_EQ(sets.find_or_add(2), InformationSets::kNone);
  EXPECT_EQ(sets.find_or_add(1), set);
  sets.clear(1);
  EXPECT_FALSE(sets.is_full());
  EXPECT_EQ(sets.find(sets.find_or_add(1), act(1)), nullptr);
}

TEST(Verdict, ASwingHalvesTheChances) {
  EXPECT_EQ(halved(0), kVictory);
  EXPECT_EQ(halved(8), kVictory / 2);
  EXPECT_EQ(halved(80), kVictory / 1024);
  EXPECT_EQ(halved(1000), 0U);
  for (std::uint32_t eighths = 0; eighths < 120; ++eighths) EXPECT_LE(halved(eighths + 1), halved(eighths));
}

}  // namespace
}  // namespace bell::bots
