// The printed numbers: ours, somebody else's, and those that make no game.
#include <gtest/gtest.h>

#include <set>

#include "rulebook/rulebook.h"

namespace bell::rulebook {
namespace {

stonks::Components stonks_with(std::map<std::string, std::string> replaced) {
  Setup setup;
  setup.title = "stonks";
  setup.components = std::move(replaced);
  return std::get<stonks::Components>(*printed(setup));
}

std::string fault_of(const std::string& key, const std::string& value) {
  Setup setup;
  setup.title = "stonks";
  setup.components = {{key, value}};
  const auto components = printed(setup);
  return components ? "" : components.error().text;
}

TEST(Components, AreAsPrinted) {
  const stonks::Components box = stonks_with({});
  EXPECT_EQ(box.values[0], (std::array<std::uint8_t, 5>{1, 2, 3, 4, 5}));
  EXPECT_EQ(box.values[1], (std::array<std::uint8_t, 5>{1, 1, 2, 2, 3}));
  EXPECT_EQ(box.shares, (std::array<std::uint8_t, 13>{1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 2, 2, 2}));
  EXPECT_EQ(box.fluctuation, (std::array<std::uint8_t, 13>{2, 2, 1, 1, 1}));
  EXPECT_EQ(box.start_levels, (std::array<std::uint8_t, 5>{1, 2, 3, 4, 5}));
  EXPECT_EQ(box.start_levels_three, (std::array<std::uint8_t, 4>{1, 2, 4, 5}));
  EXPECT_EQ(box.hand, (std::array<std::uint8_t, 6>{0, 0, 11, 9, 11, 9}));
  EXPECT_EQ(box.rounds, 3);
}

TEST(Components, SayWhereTheyComeFrom) {
  const auto components = components_of("stonks", {});
  ASSERT_TRUE(components);
  const std::set<std::string> provenances{"rulebook", "public", "reconstructed"};
  EXPECT_EQ(components->size(), 8U);
  for (const Component& component : *components) {
    EXPECT_TRUE(provenances.contains(component.provenance)) << component.key;
    EXPECT_NE(rule_from(component.rule), Rule::none) << component.key;
    EXPECT_FALSE(component.text.empty()) << component.key;
    EXPECT_FALSE(component.value.empty()) << component.key;
    EXPECT_FALSE(component.note.empty()) << component.key;
  }
}

TEST(Components, CanBeReplaced) {
  const stonks::Components box =
      stonks_with({{"values.b", "[0, 1, 2, 3, 9]"}, {"hand", "[4, 13, 13, 11]"}, {"rounds", "5"}});
  EXPECT_EQ(box.values[1], (std::array<std::uint8_t, 5>{0, 1, 2, 3, 9}));
  EXPECT_EQ(box.values[0], (std::array<std::uint8_t, 5>{1, 2, 3, 4, 5}));
  EXPECT_EQ(box.hand, (std::array<std::uint8_t, 6>{0, 0, 4, 13, 13, 11}));
  EXPECT_EQ(box.rounds, 5);
}

TEST(Components, ShowWhatWasReplaced) {
  const auto components = components_of("stonks", {{"rounds", " 5 "}});
  ASSERT_TRUE(components);
  const Component& rounds = components->back();
  EXPECT_EQ(rounds.key, "rounds");
  EXPECT_EQ(rounds.value, "5");
  EXPECT_EQ(rounds.provenance, "replaced");
  EXPECT_EQ(rounds.note, "Instead of 3 (rulebook).");
  EXPECT_EQ(components->front().provenance, "rulebook");
}

TEST(Components, RefuseAnUnknownTitle) {
  EXPECT_EQ(components_of("chess", {}).error().text,
            "There is no title `chess`; there are: stonks, stockpile, wall-street-1920.");
  EXPECT_EQ(printed(bell::Setup{}).error().text,
            "There is no title ``; there are: stonks, stockpile, wall-street-1920.");
}

TEST(Components, RefuseAnUnknownKey) {
  EXPECT_EQ(fault_of("share", "[1]"),
            "`share` is no printed number of stonks; those are: values.a, values.b, shares, fluctuation, start_levels, "
            "start_levels_three, hand, rounds.");
  EXPECT_FALSE(components_of("stonks", {{"share", "[1]"}}));
}

TEST(Components, RefuseRowsThatDoNotFit) {
  EXPECT_EQ(fault_of("values.a", "[1, 2, 3, 4]"),
            "`values.a` needs 5 whole numbers from 0 to 9, one for each level; there are 4.");
  EXPECT_EQ(fault_of("values.a", "[1]"),
            "`values.a` needs 5 whole numbers from 0 to 9, one for each level; there is 1.");
  EXPECT_EQ(fault_of("values.a", "[1, 2, 3, 4, 10]"),
            "`values.a` needs 5 whole numbers from 0 to 9, one for each level; number 5 is 10.");
  EXPECT_EQ(fault_of("values.a", "[1, 2.5, 3, 4, 5]"),
            "`values.a` needs 5 whole numbers from 0 to 9, one for each level; number 2 is not a whole number.");
  EXPECT_EQ(fault_of("values.a", "5"),
            "`values.a` needs 5 whole numbers from 0 to 9, one for each level; this is not a list, like [1, 2, 3].");
}

TEST(Components, RefuseNumbersThatDoNotFit) {
  EXPECT_EQ(fault_of("rounds", "10"), "`rounds` needs a whole number from 1 to 9; this is 10.");
  EXPECT_EQ(fault_of("rounds", "\"3\""), "`rounds` needs a whole number from 1 to 9; this is not a whole number.");
}

TEST(Components, RefuseWhatIsNoTomlValue) {
  const std::string rounds = "`rounds` needs a whole number from 1 to 9; ";
  EXPECT_EQ(fault_of("rounds", "three"), rounds + "`three` is not a value as TOML writes it.");
  EXPECT_EQ(fault_of("rounds", ""), rounds + "`` is not a value as TOML writes it.");
  EXPECT_EQ(fault_of("rounds", "3\nhand = 4"), rounds + "`3\nhand = 4` is not a value as TOML writes it.");
}

// With three steps a token in the middle could move nowhere.
TEST(Components, RefuseAFluctuationThatMightFindNoMove) {
  EXPECT_EQ(fault_of("fluctuation", "[3, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]"),
            "`fluctuation` needs 13 whole numbers from 0 to 2, one for each rank; number 1 is 3.");
}

TEST(Components, RefuseATokenOffItsTile) {
  EXPECT_NE(fault_of("start_levels", "[0, 2, 3, 4, 5]").find("from 1 to 5"), std::string::npos);
  EXPECT_NE(fault_of("start_levels_three", "[1, 2, 3, 6]").find("from 1 to 5"), std::string::npos);
}

TEST(Components, RefuseAHandWithoutATrick) {
  EXPECT_EQ(fault_of("hand", "[11, 3, 11, 9]"),
            "`hand` needs 4 whole numbers from 4 to 65, one for each number of players (2 to 5); number 2 is 3.");
}

TEST(Components, RefuseADeckThatRunsOut) {
  EXPECT_EQ(fault_of("hand", "[12, 9, 11, 9]"),
            "`hand` lets the deck run out: 2 players with 12 cards each need 66 cards for their two rounds, and there "
            "are 65; at most 11 cards each are possible.");
  EXPECT_EQ(fault_of("hand", "[11, 14, 11, 9]"),
            "`hand` lets the deck run out: 3 players with 14 cards each need 53 cards, and there are 52; at most 13 "
            "cards each are possible.");
  EXPECT_NE(fault_of("hand", "[11, 9, 14, 9]").find("4 players"), std::string::npos);
  EXPECT_NE(fault_of("hand", "[11, 9, 11, 12]").find("5 players"), std::string::npos);
}

}  // namespace
}  // namespace bell::rulebook
