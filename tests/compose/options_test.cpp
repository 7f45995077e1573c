// Tests of options: one row defines the values, the default, and the module they need.
#include <gtest/gtest.h>

#include <set>

#include "engine/titles.h"
#include "kernel/seeded_dealer.h"
#include "rulebook/rulebook.h"

namespace bell {
namespace {

Outcome<std::unique_ptr<Match>, CompositionError> opened(const bell::Setup& setup) {
  return open_match(setup, *rulebook::printed({setup.title, setup.seats, {}, {}, {}}));
}

// The truth at the end of one random match, and what a player sees of it.
struct End {
  std::uint64_t hash = 0;
  AnyView view;
  friend bool operator==(const End&, const End&) = default;
};
End end_of_match(Match& match) {
  const SeededDealer dealer(7);
  Rng rng(7);
  while (!match.turn().is_over()) {
    if (match.turn().is_chance()) {
      match.apply_assuming_legal(match.outcome(dealer.draw(match.chance_key(), match.outcomes())));
    } else {
      const std::vector<Action> list = match.legal(match.turn().first());
      match.apply_assuming_legal(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
  }
  return {match.hash(), match.view_for(viewer_of(seat_at(0)))};
}

TEST(Options, HaveDifferentNames) {
  for (const TitleSheet& sheet : title_sheets()) {
    std::set<std::string> names;
    for (const OptionSheet& option : sheet.options) EXPECT_TRUE(names.insert(option.name).second) << option.name;
  }
}

TEST(Options, TheDefaultIsWhatHoldsIfNothingIsSaid) {
  for (const TitleSheet& sheet : title_sheets())
    for (const OptionSheet& option : sheet.options) {
      SCOPED_TRACE(sheet.name + " " + option.name + "=" + option.fallback);
      bell::Setup setup{sheet.name, sheet.most_seats, {}, {}, {}};
      if (!option.module.empty()) setup.modules = {option.module};
      auto unsaid = opened(setup);
      setup.options = {{option.name, option.fallback}};
      auto said = opened(setup);
      ASSERT_TRUE(unsaid && said);
      EXPECT_TRUE(end_of_match(**said) == end_of_match(**unsaid));
    }
}

TEST(Options, OfAModuleNeedIt) {
  for (const TitleSheet& sheet : title_sheets())
    for (const OptionSheet& option : sheet.options)
      for (const std::string& value : option.values) {
        if (option.module.empty()) continue;
        const auto match = opened({sheet.name, sheet.most_seats, {}, {{option.name, value}}, {}});
        ASSERT_FALSE(match) << option.name;
        EXPECT_EQ(match.error().why, Misfit::needs);
        EXPECT_EQ(match.error().first, option.name + "=" + value);
        EXPECT_EQ(match.error().second, option.module);
        EXPECT_EQ(match.error().rule, option.rule);
      }
}

void expect_refused(const bell::Setup& setup, Rule rule) {
  const auto match = opened(setup);
  ASSERT_FALSE(match);
  EXPECT_EQ(match.error().why, Misfit::bad_option);
  EXPECT_EQ(match.error().first, setup.options.begin()->first);
  EXPECT_EQ(match.error().second, setup.options.begin()->second);
  EXPECT_EQ(match.error().rule, rule);
}

TEST(Options, AModuleMayFixOne) {
  expect_refused({"stonks", 2, {}, {{"rounds", "3"}}, {}}, Rule::ST_TWO_2);
  EXPECT_TRUE(opened({"stonks", 2, {}, {{"rounds", "2"}}, {}}));
}

TEST(Options, AVariantIsAModuleByAnotherName) {
  auto by_option = opened({"stonks", 4, {}, {{"variant", "moderate"}}, {}});
  auto by_name = opened({"stonks", 4, {"moderate"}, {}, {}});
  auto by_both = opened({"stonks", 4, {"moderate"}, {{"variant", "moderate"}}, {}});
  ASSERT_TRUE(by_option && by_name && by_both);
  const End end = end_of_match(**by_name);
  EXPECT_TRUE(end_of_match(**by_option) == end);
  EXPECT_TRUE(end_of_match(**by_both) == end);
  expect_refused({"stonks", 4, {}, {{"variant", "two_players"}}, {}}, Rule::ST_VAR_1);
  expect_refused({"stonks", 2, {}, {{"variant", "gentle"}}, {}}, Rule::ST_VAR_1);
}

TEST(Options, AModuleThatComesWithItsSeatsIsNotAskedFor) {
  const auto match = opened({"stonks", 2, {"two_players"}, {}, {}});
  ASSERT_FALSE(match);
  EXPECT_EQ(match.error().why, Misfit::unknown);
}

}  // namespace
}  // namespace bell
