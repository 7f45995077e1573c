// Tests that everything about seats in a phrase is shifted, and nothing else.
#include "plays/moving.h"

#include <gtest/gtest.h>

#include "plays/plays.h"

namespace bell::plays {
namespace {

const Move kOneOn{.places = 1, .seats = 4, .owned = {1, {"pair", "revealed"}}};

TEST(Moving, SeatsOfPhrasesAndActionsMoveOn) {
  EXPECT_EQ(moved_on("seat 3 give money to 0 and 2", kOneOn), "seat 0 give money to 1 and 3");
  EXPECT_EQ(moved_on("chance deal C7 to 1", kOneOn), "chance deal C7 to 2");
  EXPECT_EQ(moved_on("event gave seat 0 seat 1 2", kOneOn), "event gave seat 1 seat 2 2");
  EXPECT_EQ(moved_on("seat 0 swap with 3", kOneOn), "seat 1 swap with 0");
  EXPECT_EQ(moved_on("chance first player 2", kOneOn), "chance first player 3");
}

TEST(Moving, AListOfSeatsStaysInOrder) { EXPECT_EQ(moved_on("turn seats 0 2 3", kOneOn), "turn seats 0 1 3"); }

TEST(Moving, OtherNumbersStay) {
  EXPECT_EQ(moved_on("seat 0 bid 2 at 1", kOneOn), "seat 1 bid 2 at 1");
  EXPECT_EQ(moved_on("seat 0 move card 1 of 1 to 2", kOneOn), "seat 1 move card 1 of 1 to 2");
  EXPECT_EQ(moved_on("seat 0 sees none of seat 1 hidden", kOneOn), "seat 1 sees none of seat 2 hidden");
}

TEST(Moving, WhatIsNumberedByItsOwnersMovesWithThem) {
  EXPECT_EQ(moved_on("pair 4 steel +4", kOneOn), "pair 1 steel +4");
  EXPECT_EQ(moved_on("revealed 1 steel +4", kOneOn), "revealed 2 steel +4");
  EXPECT_EQ(moved_on("pair 5 steel +4", kOneOn), "pair 5 steel +4") << "the public one has no owner";
  EXPECT_EQ(moved_on("seat 0 knows pair 2", {.places = 1, .seats = 2, .owned = {2, {"pair"}}}), "seat 1 knows pair 4");
}

// Seat 2 opens in the play as written; shifted, seats 0 and 1 must open, or the fault names the place.
TEST(Moving, APlayIsPlayedAtEverySeat) {
  constexpr std::string_view kTable =
      "rule   ST-TRK-3\n"
      "title  stonks   seats 3   modules none\n"
      "given  opener seat 2 \u00B7 seat 0 hand G12 F7 \u00B7 seat 1 hand G6 C13 \u00B7 seat 2 hand C9 H4\n"
      "given  market H9 \u00B7 at play_cards\n"
      "do     seat 2 play C9\n";
  EXPECT_TRUE(run("a-play", std::string(kTable) + "expect turn seat 0\n").passed());
  EXPECT_TRUE(run("a-play", std::string(kTable) + "keep seats because of nothing\nexpect turn seat 0\n").passed());
  EXPECT_FALSE(run("a-play", std::string(kTable) + "keep calm\nexpect turn seat 0\n").passed());
}

}  // namespace
}  // namespace bell::plays
