// Every set of modules with every number of seats composes, or is refused with the names of those at fault.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/titles.h"
#include "kernel/seeded_dealer.h"
#include "rulebook/rulebook.h"

namespace bell {
namespace {

std::vector<std::vector<std::string>> every_set(const TitleSheet& sheet) {
  std::vector<std::vector<std::string>> sets;
  for (std::size_t bits = 0; bits < std::size_t{1} << sheet.modules.size(); ++bits) {
    std::vector<std::string> chosen;
    for (std::size_t at = 0; at < sheet.modules.size(); ++at)
      if ((bits >> at & 1U) != 0) chosen.push_back(sheet.modules[at].name);
    sets.push_back(chosen);
  }
  return sets;
}

// No module, each alone, all together: options meet modules one by one, so other sets would test nothing new.
std::vector<std::vector<std::string>> telling_sets(const TitleSheet& sheet) {
  std::vector<std::vector<std::string>> sets{{}};
  std::vector<std::string> all;
  for (const ModuleSheet& module : sheet.modules) {
    sets.push_back({module.name});
    all.push_back(module.name);
  }
  sets.push_back(all);
  return sets;
}

bool holds(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Plays a few random matches and checks every invariant at every node.
void play(Match& match, std::uint64_t seed) {
  const SeededDealer dealer(seed);
  Rng rng(seed);
  while (!match.turn().is_over()) {
    Action act;
    if (match.turn().is_chance()) {
      act = match.outcome(dealer.draw(match.chance_key(), match.outcomes()));
    } else {
      const std::vector<Action> list = match.legal(match.turn().first());
      ASSERT_FALSE(list.empty());
      act = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    }
    match.apply_assuming_legal(act);
    ASSERT_EQ(match.broken_invariant(), nullptr);
  }
}

void expect_culprits(const CompositionError& error, const TitleSheet& sheet, const std::vector<std::string>& modules) {
  switch (error.why) {
    case Misfit::excludes:
    case Misfit::replaced:
      EXPECT_TRUE(holds(modules, error.first)) << error.first;
      EXPECT_TRUE(holds(modules, error.second)) << error.second;
      EXPECT_NE(error.first, error.second);
      EXPECT_NE(error.rule, Rule::none);
      break;
    case Misfit::needs:
      EXPECT_TRUE(holds(modules, error.first)) << error.first;
      EXPECT_FALSE(error.second.empty());
      break;
    case Misfit::too_few_seats:
    case Misfit::too_many_seats:
      EXPECT_TRUE(error.first == sheet.name || holds(modules, error.first));
      break;
    case Misfit::no_anchor:
    case Misfit::bad_option:
    case Misfit::unknown:
      ADD_FAILURE() << "a known module does not fit its own title: " << error.first;
  }
}

// Invalid numbers of seats have no printed numbers; any components will do, since the setup is refused.
AnyComponents box_for(Setup setup, const TitleSheet& sheet) {
  setup.seats = std::clamp(setup.seats, sheet.fewest_seats, sheet.most_seats);
  return *rulebook::printed(setup);
}

TEST(Compose, EverySetOfModulesWithEveryNumberOfSeats) {
  int composed = 0;
  int refused = 0;
  for (const TitleSheet& sheet : title_sheets())
    for (const std::vector<std::string>& modules : every_set(sheet))
      for (int seats = sheet.fewest_seats - 1; seats <= sheet.most_seats + 1; ++seats) {
        const bell::Setup setup{sheet.name, seats, modules, {}, {}};
        SCOPED_TRACE(sheet.name + " with " + std::to_string(seats) + " seats");
        auto match = open_match(setup, box_for(setup, sheet));
        if (!match) {
          ++refused;
          expect_culprits(match.error(), sheet, modules);
          continue;
        }
        ++composed;
        EXPECT_TRUE(seats >= sheet.fewest_seats && seats <= sheet.most_seats);
        auto second = (*match)->clone();
        play(**match, 1);
        play(*second, 2);
      }
  EXPECT_GE(composed, 10);
  EXPECT_GE(refused, 10);
}

// Boards, sides, numbers of rounds: each value composes and can be played to the end, or is refused by name.
void try_option(const TitleSheet& sheet, const bell::Setup& setup, const std::string& option) {
  SCOPED_TRACE(sheet.name + " " + option + "=" + setup.options.at(option) + " with " + std::to_string(setup.seats));
  auto match = open_match(setup, box_for(setup, sheet));
  if (match) return play(**match, 3);
  const CompositionError& error = match.error();
  std::vector<std::string> culprits = setup.modules;
  const std::string& value = setup.options.at(option);
  culprits.insert(culprits.end(), {sheet.name, option, value, option + "=" + value});
  EXPECT_TRUE(holds(culprits, error.first)) << error.first;
}

TEST(Compose, EveryValueOfEveryOptionWithoutModulesWithEachAndWithAll) {
  for (const TitleSheet& sheet : title_sheets())
    for (const std::vector<std::string>& modules : telling_sets(sheet))
      for (int seats = sheet.fewest_seats; seats <= sheet.most_seats; ++seats)
        for (const auto& option : sheet.options)
          for (const std::string& value : option.values)
            try_option(sheet, {sheet.name, seats, modules, {{option.name, value}}, {}}, option.name);
}

TEST(Compose, TheOrderOfModulesDoesNotMatter) {
  for (const TitleSheet& sheet : title_sheets())
    for (std::vector<std::string> modules : every_set(sheet)) {
      const bell::Setup setup{sheet.name, 4, modules, {}, {}};
      std::reverse(modules.begin(), modules.end());
      const bell::Setup reversed{sheet.name, 4, modules, {}, {}};
      EXPECT_EQ(open_match(setup, box_for(setup, sheet)).is_ok(), open_match(reversed, box_for(setup, sheet)).is_ok());
    }
}

TEST(Compose, AnUnknownNameIsNamed) {
  const TitleSheet sheet = title_sheets().front();
  const bell::Setup setup{sheet.name, 4, {"casino"}, {}, {}};
  const auto match = open_match(setup, *rulebook::printed({sheet.name, 4, {}, {}, {}}));
  ASSERT_FALSE(match);
  EXPECT_EQ(match.error().why, Misfit::unknown);
  EXPECT_EQ(match.error().first, "casino");
}

TEST(Presets, MakeAGameForTheUsualTableAndBeginWithAFirstGame) {
  for (const TitleSheet& sheet : title_sheets()) {
    ASSERT_FALSE(sheet.presets.empty());
    EXPECT_EQ(sheet.presets.front().name, "first");
    EXPECT_TRUE(sheet.presets.front().modules.empty());
    for (const PresetSheet& preset : sheet.presets) {
      const bell::Setup setup{.title = sheet.name,
                              .seats = std::clamp(4, sheet.fewest_seats, sheet.most_seats),
                              .modules = preset.modules,
                              .options = preset.options,
                              .components = {}};
      const auto match = open_match(setup, *rulebook::printed(setup));
      EXPECT_TRUE(match.is_ok()) << sheet.name << ' ' << preset.name;
    }
  }
}

}  // namespace
}  // namespace bell
