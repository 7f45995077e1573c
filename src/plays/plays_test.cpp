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
  const std::string fault = plain(verdict.faults.front());
  EXPECT_NE(fault.find(part), std::string::npos) << fault;
}

TEST(Plays, APlayThatHoldsPassesAndNamesItsRules) {
  const Verdict verdict = run_with("do seat 0 play G12\nlegal seat 1 play G6\nexpect turn seat 1 \u00B7 lead grass\n");
  EXPECT_TRUE(verdict.passed()) << plain(verdict.faults.front());
  EXPECT_EQ(verdict.name, "a-play");
  ASSERT_EQ(verdict.rules.size(), 1U);
  EXPECT_EQ(id_of(verdict.rules[0]), "ST-TRK-3");
  EXPECT_TRUE(verdict.position.empty());
}

TEST(Plays, AWrongExpectationIsAFaultWithItsLineAndThePosition) {
  const Verdict verdict = run_with("do seat 0 play G12\n\nexpect turn seat 2   # no\n");
  expect_fault(verdict, "play.differs expected=turn seat 2 found=seat 1 line=7");
  EXPECT_NE(verdict.position.find("seat 0 played G12"), std::string::npos) << verdict.position;
  EXPECT_NE(verdict.position.find("hand C13 G6"), std::string::npos) << verdict.position;
}

TEST(Plays, EveryExpectationOfALineIsChecked) {
  EXPECT_EQ(run_with("expect turn seat 2 \u00B7 lead none \u00B7 value fish 1\n").faults.size(), 2U);
}

TEST(Plays, AnIllegalActionIsAFaultWithItsRefusal) {
  expect_fault(run_with("do seat 0 play G12 \u00B7 seat 1 play C13\nexpect turn seat 2\n"),
               "play.refused action=seat 1 play C13 line=5 rule=ST-TRK-3");
}

TEST(Plays, ARefusalForAnotherRuleOrReasonIsAFault) {
  expect_fault(run_with("do seat 0 play G12\nrefuse seat 1 play C13 because ST-TRK-2\n"),
               "play.refused_otherwise expected=ST-TRK-2 found=ST-TRK-3 forbidden");
  expect_fault(run_with("do seat 0 play G12\nrefuse seat 1 play C13 because ST-TRK-3 not_held\n"),
               "expected=ST-TRK-3 not_held found=ST-TRK-3 forbidden");
  expect_fault(run_with("refuse seat 0 play G12 because ST-TRK-3\n"), "play.not_refused action=play G12");
}

TEST(Plays, AListOfChoicesMustBeComplete) {
  expect_fault(run_with("do seat 0 play G12\nlegal seat 1 play G6 \u00B7 play C13\n"),
               "play.other_choices expected=play C13 \u00B7 play G6 found=play G6");
  expect_fault(run_with("do seat 0 play G12\noffers seat 1 play C13\n"), "play.not_offered action=play C13");
  expect_fault(run_with("do seat 0 play G12\noffers not seat 1 play G6\n"), "play.offered action=play G6");
}

TEST(Plays, AFactNotToldOrToldToTheWrongViewerIsAFault) {
  expect_fault(run_with("event played seat 0 G12\n"), "play.not_told fact=played seat 0 G12");
  expect_fault(run_with("do seat 0 speculate G12 as fish\nevent speculated seat 0 G12 as fish to seat 1\n"),
               "told=speculated seat 0 ? as fish viewer=1");
  expect_fault(run_with("do seat 0 play G12\nevent played seat 0 G12 not to seat 1\n"),
               "play.told fact=played seat 0 G12");
  EXPECT_TRUE(run_with("do seat 0 speculate G12 as fish\nevent speculated seat 0 ? as fish to seat 1 not to seat 0\n")
                  .passed());
}

TEST(Plays, WhatIsNotKnownIsAFaultThatSaysWhatIs) {
  expect_fault(run_with("dance\n"), "play.no_such_line found=dance line=5");
  expect_fault(run_with("expect weather fine\n"), "play.no_such_word found=weather fine known=row, level");
  expect_fault(run_with("expect level fish\n"), "play.malformed form=level fish 1");
  expect_fault(run_with("expect turn seat 0 please\n"), "play.left_over found=please");
  expect_fault(run_with("do seat 0 juggle G12\n"), "play.no_action found=seat 0 juggle G12");
  expect_fault(run_with("do seat 7 play G12\n"), "play.no_actor found=seat 7 play G12");
  expect_fault(run_with("run to breakfast\n"), "play.no_point found=to breakfast");
  expect_fault(run_with("run to take_card seed\n"), "play.no_point found=to take_card seed");
  expect_fault(run_with("run chance \u00B7 chance\n"), "play.one_phrase line=5 word=run");
  expect_fault(run_with("expect\n"), "play.empty_line line=5 word=expect");
  expect_fault(run("x", "rule TRK-9\n"), "play.no_rule found=TRK-9");
  expect_fault(run("x", "rule ST-TRK-1\nexpect turn chance\n"), "play.no_title line=2 word=expect");
  expect_fault(run("x", "rule ST-TRK-1\ntitle chess seats 2\nexpect turn chance\n"), "why.=problem.no_title");
}

TEST(Plays, AGivenTableMustBePossible) {
  const auto given = [](std::string_view facts) {
    return run("x",
               "rule ST-TRK-1\ntitle stonks seats 3 modules none\ngiven " + std::string(facts) + "\nexpect round 1\n");
  };
  expect_fault(given("seat 0 hand C7 C8 \u00B7 seat 1 portfolio C7"), "play.card_twice card=C7 line=3");
  expect_fault(given("seat 0 hand C7 C8"), "why.=play.unequal_hands why.cards=2 why.found=0 why.seat=1");
  expect_fault(given("seat 0 hand A7 C8 \u00B7 seat 1 hand G1 G2 \u00B7 seat 2 hand H1 H2"),
               "why.=play.company_not_in_row why.cards=A7");
  expect_fault(given("row carrot carrot grass fish"), "play.short_row companies=4 found=row carrot carrot");
  expect_fault(given("level carrot 6"), "play.malformed form=level fish 1");
  expect_fault(given("seat 0 hand C1 C2 \u00B7 seat 1 hand G1 G2 \u00B7 seat 2 hand H1 H2 \u00B7 at play_cards"),
               "why.=play.no_market_card");
  expect_fault(
      given("seat 0 hand C1 C2 \u00B7 seat 1 hand G1 G2 \u00B7 seat 2 hand H1 H2 \u00B7 black carrot grass honey fish"),
      "play.no_table line=4 why.=invariant.three_black_tokens");
  expect_fault(run_with("do seat 0 play G12\ngiven round 2\n"), "play.given_too_late");
}

TEST(Plays, APlayMustTestARuleAndCheckSomething) {
  expect_fault(run("x", "title stonks seats 3 modules none\nexpect turn chance\n"), "play.tests_no_rule");
  expect_fault(run_with("do seat 0 play G12\n"), "play.checks_nothing");
  expect_fault(run("x", ""), "play.tests_no_rule");
}

TEST(Plays, APlayThatHoldsWithoutItsActionsIsAFault) {
  expect_fault(run_with("do seat 0 play G12\nexpect round 1\n"), "play.holds_without_actions");
  EXPECT_TRUE(run_with("do seat 0 play G12\nexpect round 1 \u00B7 turn seat 1\n").passed());
}

TEST(Plays, ASetupIsRefusedByItsRule) {
  const auto refused = [](std::string_view setup, std::string_view because) {
    return run("x", "rule ST-VAR-1\ntitle stonks " + std::string(setup) + "\nrefuse setup because " +
                        std::string(because) + "\n");
  };
  EXPECT_TRUE(refused("seats 2 modules moderate", "ST-VAR-1").passed());
  EXPECT_TRUE(refused("seats 3 modules dice", "none").passed());
  expect_fault(refused("seats 2 modules moderate", "ST-VAR-2"),
               "play.refused_otherwise expected=ST-VAR-2 found=ST-VAR-1");
  expect_fault(refused("seats 3 modules moderate", "ST-VAR-1"), "play.setup_fits");
  expect_fault(run("x", "rule ST-VAR-1\ntitle stonks seats 2 modules moderate\nexpect turn chance\n"), "play.no_match");
}

TEST(Plays, ARunStopsWhereItShouldAndRepeats) {
  constexpr std::string_view kWhole = "rule ST-END-5\ntitle stonks seats 3 modules none option rounds=1\n";
  const auto whole = [&](std::string_view lines) { return run("x", std::string(kWhole) + std::string(lines)); };
  EXPECT_TRUE(whole("run to play_cards\nexpect step play_cards\n").passed());
  EXPECT_TRUE(whole("run to play_cards\nrun to end of trick\nexpect tricks_left 5 \u00B7 step open_market\n").passed());
  EXPECT_TRUE(whole("run to end of match seed 4\nexpect turn nobody\n").passed());
  expect_fault(whole("run to end of match\nrun to play_cards\nexpect round 1\n"), "play.over_before");
  const auto fails_at = [&] { return whole("run to end of match seed 4\nexpect seat 0 points -1\n").position; };
  EXPECT_EQ(fails_at(), fails_at());
}

TEST(Plays, AFileThatCannotBeReadIsAFault) {
  expect_fault(run_file("/nowhere/at-all.play"), "play.unreadable path=/nowhere/at-all.play");
}

}  // namespace
}  // namespace bell::plays
