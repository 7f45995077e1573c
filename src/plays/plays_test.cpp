// Tests that the runner can fail: every kind of line fails when it should, and says where and why.
#include "plays/plays.h"

#include <gtest/gtest.h>

namespace bell::plays {
namespace {

// Three players in the middle of a trick, seat 0 to lead; lines 1 to 4.
constexpr std::string_view kTable =
    "rule   ST-TRK-3\n"
    "title  stonks   seats 3   modules none\n"
    "given  seat 0 hand G12 F7 \u00B7 seat 1 hand G6 C13 \u00B7 seat 2 hand C9 H4\n"
    "given  market H9 \u00B7 at play_cards\n";

Verdict run_with(std::string_view lines) { return run("a-play", std::string(kTable) + std::string(lines)); }

void expect_fault(const Verdict& verdict, std::string_view part) {
  ASSERT_FALSE(verdict.passed());
  EXPECT_NE(verdict.faults.front().find(part), std::string::npos) << verdict.faults.front();
}

TEST(Plays, APlayThatHoldsPassesAndNamesItsRules) {
  const Verdict verdict = run_with("do seat 0 play G12\nlegal seat 1 play G6\nexpect turn seat 1 \u00B7 lead grass\n");
  EXPECT_TRUE(verdict.passed()) << verdict.faults.front();
  EXPECT_EQ(verdict.name, "a-play");
  ASSERT_EQ(verdict.rules.size(), 1U);
  EXPECT_EQ(id_of(verdict.rules[0]), "ST-TRK-3");
  EXPECT_TRUE(verdict.position.empty());
}

TEST(Plays, AWrongExpectationIsAFaultWithItsLineAndThePosition) {
  const Verdict verdict = run_with("do seat 0 play G12\n\nexpect turn seat 2   # no\n");
  expect_fault(verdict, "line 7: expected turn seat 2, but it is seat 1");
  EXPECT_NE(verdict.position.find("seat 0 played G12"), std::string::npos) << verdict.position;
  EXPECT_NE(verdict.position.find("hand C13 G6"), std::string::npos) << verdict.position;
}

TEST(Plays, EveryExpectationOfALineIsChecked) {
  EXPECT_EQ(run_with("expect turn seat 2 \u00B7 lead none \u00B7 value fish 1\n").faults.size(), 2U);
}

TEST(Plays, AnIllegalActionIsAFaultWithItsRefusal) {
  expect_fault(run_with("do seat 0 play G12 \u00B7 seat 1 play C13\nexpect turn seat 2\n"),
               "line 5: expected seat 1 play C13 to be legal, but it is refused because ST-TRK-3");
}

TEST(Plays, ARefusalForAnotherRuleOrReasonIsAFault) {
  expect_fault(run_with("do seat 0 play G12\nrefuse seat 1 play C13 because ST-TRK-2\n"),
               "it is because ST-TRK-3 forbidden");
  expect_fault(run_with("do seat 0 play G12\nrefuse seat 1 play C13 because ST-TRK-3 not_held\n"),
               "ST-TRK-3 forbidden");
  expect_fault(run_with("refuse seat 0 play G12 because ST-TRK-3\n"),
               "expected play G12 to be refused, but it is legal");
}

TEST(Plays, AListOfChoicesMustBeComplete) {
  expect_fault(run_with("do seat 0 play G12\nlegal seat 1 play G6 \u00B7 play C13\n"), "they are play G6");
  expect_fault(run_with("do seat 0 play G12\noffers seat 1 play C13\n"), "expected play C13 among the choices");
  expect_fault(run_with("do seat 0 play G12\noffers not seat 1 play G6\n"), "expected play G6 not among the choices");
}

TEST(Plays, AFactNotToldOrToldToTheWrongViewerIsAFault) {
  expect_fault(run_with("event played seat 0 G12\n"), "expected the public to be told 'played seat 0 G12'");
  expect_fault(run_with("do seat 0 speculate G12 as fish\nevent speculated seat 0 G12 as fish to seat 1\n"),
               "expected seat 1");
  expect_fault(run_with("do seat 0 play G12\nevent played seat 0 G12 not to seat 1\n"), "not to be told");
  EXPECT_TRUE(run_with("do seat 0 speculate G12 as fish\nevent speculated seat 0 ? as fish to seat 1 not to seat 0\n")
                  .passed());
}

TEST(Plays, WhatIsNotKnownIsAFaultThatSaysWhatIs) {
  expect_fault(run_with("dance\n"), "line 5: expected a line of rule, title, given");
  expect_fault(run_with("expect weather fine\n"), "expected one of row, level");
  expect_fault(run_with("expect level fish\n"), "expected 'level fish 1'");
  expect_fault(run_with("expect turn seat 0 please\n"), "nothing more");
  expect_fault(run_with("do seat 0 juggle G12\n"), "expected an action as it is written");
  expect_fault(run_with("do seat 7 play G12\n"), "expected 'seat 0");
  expect_fault(run_with("run to breakfast\n"), "and a point of play");
  expect_fault(run_with("run to take_card seed\n"), "and perhaps 'seed 7'");
  expect_fault(run_with("run chance \u00B7 chance\n"), "no middle dot");
  expect_fault(run_with("expect\n"), "the line ends there");
  expect_fault(run("x", "rule TRK-9\n"), "'TRK-9' is none");
  expect_fault(run("x", "rule ST-TRK-1\nexpect turn chance\n"), "expected a title line first");
  expect_fault(run("x", "rule ST-TRK-1\ntitle chess seats 2\nexpect turn chance\n"), "chess");
}

TEST(Plays, AGivenTableMustBePossible) {
  const auto given = [](std::string_view facts) {
    return run("x",
               "rule ST-TRK-1\ntitle stonks seats 3 modules none\ngiven " + std::string(facts) + "\nexpect round 1\n");
  };
  expect_fault(given("seat 0 hand C7 C8 \u00B7 seat 1 portfolio C7"), "line 3: expected C7 in one place");
  expect_fault(given("seat 0 hand C7 C8"), "seat 0 has 2 cards, seat 1 has 0 cards");
  expect_fault(given("seat 0 hand A7 C8 \u00B7 seat 1 hand G1 G2 \u00B7 seat 2 hand H1 H2"),
               "A7 of a company that is not in the row");
  expect_fault(given("row carrot carrot grass fish"), "a row of 4 companies");
  expect_fault(given("level carrot 6"), "expected 'level fish 1'");
  expect_fault(given("seat 0 hand C1 C2 \u00B7 seat 1 hand G1 G2 \u00B7 seat 2 hand H1 H2 \u00B7 at play_cards"),
               "market card lies open");
  expect_fault(
      given("seat 0 hand C1 C2 \u00B7 seat 1 hand G1 G2 \u00B7 seat 2 hand H1 H2 \u00B7 black carrot grass honey fish"),
      "at most three tokens are black");
  expect_fault(run_with("do seat 0 play G12\ngiven round 2\n"), "comes before");
}

TEST(Plays, APlayMustTestARuleAndCheckSomething) {
  expect_fault(run("x", "title stonks seats 3 modules none\nexpect turn chance\n"), "tests no rule");
  expect_fault(run_with("do seat 0 play G12\n"), "checks nothing");
  expect_fault(run("x", ""), "tests no rule");
}

TEST(Plays, APlayThatHoldsWithoutItsActionsIsAFault) {
  expect_fault(run_with("do seat 0 play G12\nexpect round 1\n"), "without what is done");
  EXPECT_TRUE(run_with("do seat 0 play G12\nexpect round 1 \u00B7 turn seat 1\n").passed());
}

TEST(Plays, ASetupIsRefusedByItsRule) {
  const auto refused = [](std::string_view setup, std::string_view because) {
    return run("x", "rule ST-VAR-1\ntitle stonks " + std::string(setup) + "\nrefuse setup because " +
                        std::string(because) + "\n");
  };
  EXPECT_TRUE(refused("seats 2 modules moderate", "ST-VAR-1").passed());
  EXPECT_TRUE(refused("seats 3 modules dice", "none").passed());
  expect_fault(refused("seats 2 modules moderate", "ST-VAR-2"), "it is because ST-VAR-1");
  expect_fault(refused("seats 3 modules moderate", "ST-VAR-1"), "it makes a match");
  expect_fault(run("x", "rule ST-VAR-1\ntitle stonks seats 2 modules moderate\nexpect turn chance\n"),
               "there is no such match");
}

TEST(Plays, ARunStopsWhereItShouldAndRepeats) {
  constexpr std::string_view kWhole = "rule ST-END-5\ntitle stonks seats 3 modules none option rounds=1\n";
  const auto whole = [&](std::string_view lines) { return run("x", std::string(kWhole) + std::string(lines)); };
  EXPECT_TRUE(whole("run to play_cards\nexpect step play_cards\n").passed());
  EXPECT_TRUE(whole("run to play_cards\nrun to end of trick\nexpect tricks_left 5 \u00B7 step open_market\n").passed());
  EXPECT_TRUE(whole("run to end of match seed 4\nexpect turn nobody\n").passed());
  expect_fault(whole("run to end of match\nrun to play_cards\nexpect round 1\n"), "the match is over");
  const auto fails_at = [&] { return whole("run to end of match seed 4\nexpect seat 0 points -1\n").position; };
  EXPECT_EQ(fails_at(), fails_at());
}

TEST(Plays, AFileThatCannotBeReadIsAFault) {
  expect_fault(run_file("/nowhere/at-all.play"), "can't read /nowhere/at-all.play");
}

}  // namespace
}  // namespace bell::plays
