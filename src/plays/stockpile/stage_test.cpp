// Tests that the stage of Stockpile can fail: a bad line gives a fault that names the line and the remedy.
#include "plays/stockpile/stage.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "kernel/rng.h"
#include "plays/plays.h"
#include "view/stockpile/vocabulary.h"

namespace bell::plays {
namespace {

// Lines 1 and 2; what a test adds starts at line 3.
Verdict run_with(std::string_view lines, std::string_view setup = "seats 3 modules none") {
  return run("a-play", "rule SP-MOV-2\ntitle stockpile " + std::string(setup) + '\n' + std::string(lines));
}

void expect_fault(const Verdict& verdict, std::string_view part) {
  ASSERT_FALSE(verdict.passed());
  const std::string fault = plain(verdict.faults.front());
  EXPECT_NE(fault.find(part), std::string::npos) << fault;
}
void expect_given_fault(std::string_view facts, std::string_view part,
                        std::string_view setup = "seats 3 modules none") {
  expect_fault(run_with("given " + std::string(facts) + "\nexpect round 1\n", setup), part);
}
void expect_holds(const Verdict& verdict) { EXPECT_TRUE(verdict.passed()) << plain(verdict.faults.front()); }

constexpr std::string_view kSelling =
    "given seat 0 regular steel x2 bank \u00B7 seat 1 split steel \u00B7 value steel 7 \u00B7 at selling\n";

TEST(StockpileStage, AGivenTableIsTheTableExpected) {
  expect_holds(run_with(std::string(kSelling) +
                        "expect seat 0 regular bank steel x2 \u00B7 seat 1 split steel \u00B7 value steel 7\n"
                        "expect turn seat 0 \u00B7 step selling \u00B7 deck_size 76 \u00B7 seat 1 sees none of seat 0 "
                        "regular \u00B7 seat 0 regular has steel \u00B7 seat 0 regular lacks electric\n"
                        "do seat 0 sell steel x2\n"
                        "expect seat 0 cash 34 \u00B7 discard steel x2\n"
                        "event sold seat 0 steel x2 for 14 by SP-SEL-1\n"));
}

TEST(StockpileStage, AWrongExpectationNamesWhatIsThere) {
  const Verdict verdict = run_with(std::string(kSelling) + "expect seat 0 cash 19 \u00B7 seat 0 regular steel\n");
  expect_fault(verdict, "play.differs expected=seat 0 cash 19 found=20 line=4");
  EXPECT_EQ(verdict.faults.size(), 2U);
  EXPECT_NE(plain(verdict.faults.back()).find("found=bank steel x2"), std::string::npos);
  EXPECT_NE(verdict.position.find("seat 0 cash 20, regular bank steel x2"), std::string::npos) << verdict.position;
  expect_fault(run_with(std::string(kSelling) + "event sold seat 0 steel x2 for 14\n"), "play.not_told");
  expect_fault(
      run_with(std::string(kSelling) + "do seat 0 sell steel x2\nevent sold seat 0 steel x2 for 14 by SP-SEL-2\n"),
      "play.not_told fact=sold seat 0 steel x2 for 14 by SP-SEL-2");
}

TEST(StockpileStage, PiecesNotKnownAreNamedWithWhatIs) {
  expect_given_fault("weather fine", "play.no_such_word found=weather fine known=value, space");
  expect_given_fault("seat 0 umbrella 1", "play.no_such_word found=seat 0 umbrella 1 known=cash, bonds");
  expect_given_fault("seat 3 cash 1", "play.no_such_seat found=seat 3 cash 1 last=2");
  expect_given_fault("value tin 5", "play.malformed form=value steel 5");
  expect_given_fault("pile 4 steel", "play.malformed form=pile 2 steel fee1");
  expect_given_fault("seat 0 regular gold", "play.card_not_there card=gold");
  expect_given_fault("seat 0 hand steel x3", "play.many_cards found=seat 0 hand steel x3 line=3 most=2");
  expect_given_fault("round 8", "play.no_such_round found=round 8 last=7");
  expect_given_fault("at breakfast", "play.malformed form=at bidding");
  expect_given_fault("at buy_bonds", "play.no_step_here found=at buy_bonds");
  expect_given_fault("at pay_dividend", "play.step_of_another found=at pay_dividend");
  expect_given_fault("round 2 please", "play.left_over found=please");
  expect_fault(run_with("expect weather fine\n"), "play.no_such_word found=weather fine known=value, space");
  expect_fault(run_with("expect seat 0 umbrella 1\n"), "play.no_such_word found=seat 0 umbrella 1");
  expect_fault(run_with("expect seat 0 sees ? of seat 1 umbrella\n"),
               "play.malformed form=seat 1 sees steel ? of pile 2");
}

TEST(StockpileStage, AGivenTableMustBePossible) {
  expect_given_fault("seat 0 regular steel x11", "why.=play.given_too_often why.card=steel");
  expect_given_fault("pair 1 steel +4 \u00B7 pair 2 steel +1 \u00B7 at movement",
                     "why.=play.company_in_two_pairs why.company=steel");
  expect_given_fault("pair 1 steel +3 \u00B7 at movement", "why.=play.given_too_often why.card=+3");
  expect_given_fault("value electric 5", "play.ambiguous_value found=value electric 5",
                     "seats 3 modules advanced_board");
  expect_given_fault("seat 0 investors soros \u00B7 at bidding", "why.=play.investor_not_here why.investor=soros",
                     "seats 3 modules investors");
  expect_given_fault("seat 0 strategies tax-haven \u00B7 at action_cards",
                     "why.=play.given_too_often why.card=tax-haven", "seats 3 modules strategy_cards");
}

TEST(StockpileStage, WhoSeesWhatIsAskedThroughViews) {
  constexpr std::string_view kPiles =
      "given pile 1 steel \u00B7 hidden bank on 1 by seat 0 \u00B7 seat 2 knows pair 1 \u00B7 pair 1 bank +4 \u00B7 at "
      "bidding\n";
  expect_holds(run_with(std::string(kPiles) +
                        "expect pile 1 steel ? \u00B7 seat 0 sees steel bank of pile 1 \u00B7 pair 1 ? ? \u00B7 seat 2 "
                        "sees bank +4 of pair 1 \u00B7 seat 2 knows pair 1 \u00B7 seat 1 knows not pair 1\n"));
  expect_fault(run_with(std::string(kPiles) + "expect seat 1 sees steel bank of pile 1\n"),
               "play.sees expected=seat 1 sees steel bank of pile 1 found=steel ?");
  expect_fault(run_with(std::string(kPiles) + "expect seat 1 knows pair 1\n"), "play.is_hidden");
  expect_fault(run_with(std::string(kPiles) + "expect seat 2 knows not pair 1\n"), "play.is_known");
}

TEST(StockpileStage, ARunPassesWhereItMayAndStopsWhereItShould) {
  expect_holds(run_with("run to selling\nexpect step selling \u00B7 round 1\n"));
  expect_holds(
      run_with("given seat 0 regular steel \u00B7 at selling\nrun to end of round\n"
               "expect round 2 \u00B7 seat 0 regular steel \u00B7 first_player seat 1\n"));
  expect_fault(run_with("run to buy_bonds\n"), "play.no_point");
}

// Plays a whole match with every module and checks the words of every action and fact.
void expect_whole_match_in_words(int seats, std::uint64_t seed) {
  const Setup setup{.title = "stockpile",
                    .seats = seats,
                    .modules = {"bonds", "commodities_taxes", "forecast_dice", "first_player_card", "advanced_board",
                                "investors", "investor_auction", "strategy_cards"},
                    .options = {{"investors", "base+cc+ii+promo"}, {"promo_strategies", "yes"}},
                    .components = {}};
  const auto stage = open_stage(setup);
  ASSERT_TRUE(stage.is_ok());
  auto match = std::move(*(*stage)->open());
  Rng rng(seed);
  for (Turn turn = match->turn(); !turn.is_over(); turn = match->turn()) {
    const Seat by = turn.is_chance() ? kChance : turn.first();
    const auto legal = turn.is_chance() ? std::vector{match->outcome(rng.below(match->outcomes()))} : match->legal(by);
    for (const Action& each : legal) {
      const auto written = (*stage)->written(match->notation(each), by);
      ASSERT_NE(std::find(written.begin(), written.end(), each), written.end()) << match->notation(each);
    }
    match->apply_assuming_legal(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  for (const AnySeenEvent& each : match->told(Viewer::spectator, 0)) ASSERT_NE((*stage)->in_words(each), "?");
}

TEST(StockpileStage, WhateverCanHappenCanBeWritten) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    expect_whole_match_in_words(2, seed);
    expect_whole_match_in_words(5, seed);
  }
}

TEST(StockpileStage, EveryFactHasWordsForAllItSays) {
  const auto stage = open_stage({.title = "stockpile", .seats = 3, .modules = {}, .options = {}, .components = {}});
  ASSERT_TRUE(stage.is_ok());
  for (const auto& form : stockpile::Vocabulary::facts()) {
    stockpile::SeenEvent event;
    event.what = form.what;
    const std::string words = (*stage)->in_words(event);
    EXPECT_NE(words, "?") << form.name;
    EXPECT_EQ(words.find_first_of("{}"), std::string::npos) << words;
  }
}

TEST(StockpileStage, ChanceIsWrittenByTheMomentItStandsFor) {
  expect_holds(run_with("given at starting_share\ndo chance deal steel to 0\nexpect seat 0 regular steel\n"));
  expect_holds(run_with("given at deal_market\ndo chance deal steel to 0\nexpect seat 0 hand steel\n"));
}

}  // namespace
}  // namespace bell::plays
