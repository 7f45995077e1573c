// Tests of the printed numbers: ours, replaced ones, and invalid ones.
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
  return components ? "" : plain(components.error());
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
  EXPECT_EQ(rounds.our_value, "3");
  EXPECT_EQ(rounds.our_provenance, "rulebook");
  EXPECT_EQ(rounds.note, "");
  EXPECT_EQ(components->front().provenance, "rulebook");
}

TEST(Components, RefuseAnUnknownTitle) {
  EXPECT_EQ(plain(components_of("chess", {}).error()),
            "problem.no_title known=stonks, stockpile, wall-street-1920 title=chess");
  EXPECT_EQ(plain(printed(bell::Setup{}).error()), "problem.no_title known=stonks, stockpile, wall-street-1920 title=");
}

TEST(Components, RefuseAnUnknownKey) {
  EXPECT_EQ(fault_of("share", "[1]"),
            "problem.number.unknown key=share known=values.a, values.b, shares, fluctuation, start_levels, "
            "start_levels_three, hand, rounds title=stonks");
  EXPECT_FALSE(components_of("stonks", {{"share", "[1]"}}));
}

TEST(Components, RefuseRowsThatDoNotFit) {
  EXPECT_EQ(fault_of("values.a", "[1, 2, 3, 4]"),
            "problem.number.needs_row count=5 found=count high=9 key=values.a low=0 value=4");
  EXPECT_EQ(fault_of("values.a", "[1]"),
            "problem.number.needs_row count=5 found=count high=9 key=values.a low=0 value=1");
  EXPECT_EQ(fault_of("values.a", "[1, 2, 3, 4, 10]"),
            "problem.number.needs_row count=5 found=number high=9 key=values.a low=0 position=5 value=10");
  EXPECT_EQ(fault_of("values.a", "[1, 2.5, 3, 4, 5]"),
            "problem.number.needs_row count=5 found=no_number high=9 key=values.a low=0 position=2");
  EXPECT_EQ(fault_of("values.a", "5"), "problem.number.needs_row count=5 found=no_list high=9 key=values.a low=0");
}

TEST(Components, RefuseNumbersThatDoNotFit) {
  EXPECT_EQ(fault_of("rounds", "10"), "problem.number.needs_one count=0 found=number high=9 key=rounds low=1 value=10");
  EXPECT_EQ(fault_of("rounds", "\"3\""), "problem.number.needs_one count=0 found=no_number high=9 key=rounds low=1");
}

TEST(Components, RefuseWhatIsNoTomlValue) {
  const std::string rounds = "problem.number.needs_one count=0 found=no_value high=9 key=rounds low=1 value=";
  EXPECT_EQ(fault_of("rounds", "three"), rounds + "three");
  EXPECT_EQ(fault_of("rounds", ""), rounds);
  EXPECT_EQ(fault_of("rounds", "3\nhand = 4"), rounds + "3\nhand = 4");
}

// With three steps a token in the middle could not move.
TEST(Components, RefuseAFluctuationThatMightFindNoMove) {
  EXPECT_EQ(fault_of("fluctuation", "[3, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]"),
            "problem.number.needs_row count=13 found=number high=2 key=fluctuation low=0 position=1 value=3");
}

TEST(Components, RefuseATokenOffItsTile) {
  EXPECT_NE(fault_of("start_levels", "[0, 2, 3, 4, 5]").find("high=5"), std::string::npos);
  EXPECT_NE(fault_of("start_levels_three", "[1, 2, 3, 6]").find("high=5"), std::string::npos);
}

TEST(Components, RefuseAHandWithoutATrick) {
  EXPECT_EQ(fault_of("hand", "[11, 3, 11, 9]"),
            "problem.number.needs_row count=4 found=number high=65 key=hand low=4 position=2 value=3");
}

TEST(Components, RefuseADeckThatRunsOut) {
  EXPECT_EQ(fault_of("hand", "[12, 9, 11, 9]"),
            "problem.number.hands_too_large hand=12 key=hand most=11 needed=66 players=2 there=65");
  EXPECT_EQ(fault_of("hand", "[11, 14, 11, 9]"),
            "problem.number.hands_too_large hand=14 key=hand most=13 needed=53 players=3 there=52");
  EXPECT_NE(fault_of("hand", "[11, 9, 14, 9]").find("players=4"), std::string::npos);
  EXPECT_NE(fault_of("hand", "[11, 9, 11, 12]").find("players=5"), std::string::npos);
}

}  // namespace
}  // namespace bell::rulebook
