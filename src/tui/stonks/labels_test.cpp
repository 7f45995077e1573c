// Tests that every choice in whole matches of Stonks has a label, built from the choice alone.
#include <gtest/gtest.h>

#include <algorithm>

#include "rulebook/rulebook.h"
#include "tables/evening.h"
#include "tables/labels.h"
#include "tables/thorough.h"
#include "tui/scene.h"
#include "tui/stonks/choices.h"

namespace bell::tui::stonks_scene {
namespace {

constexpr int kPositions = kIsThorough ? 10'000 : 1'000;

// Cycles through player counts and variants.
Setup nth_setup(std::size_t nth) {
  constexpr std::array<const char*, 3> kVariants{"standard", "moderate", "small_caps"};
  Setup setup{"stonks", 2 + static_cast<int>(nth % 4), {}, {}, {}};
  if (setup.seats > 2) setup.options["variant"] = kVariants[nth / 4 % 3];
  return setup;
}

// The order of the menu follows the tiles on the table.
std::vector<std::string> sorted(std::vector<std::string> labels) {
  std::ranges::sort(labels);
  return labels;
}

int play(const Setup& setup, std::uint64_t seed) {
  const AnyComponents box = *rulebook::printed(setup);
  const auto scene = scene_for(setup, *texts::Catalogue::find("en"));
  EXPECT_TRUE(scene.is_ok());
  Evening evening(setup, seed);
  return evening.play([&](Seat seat, const std::vector<Choice>& choices) {
    const texts::Present present{{}, viewer_of(seat), &box};
    const Menu menu = (*scene)->menu(evening.table().view_for(present.reader), choices, present, {.width = 80});
    expect_words(menu.question.substr(0, menu.question.find('?')), "stonks.");
    for (const std::string& label : labels_in(menu.choices)) expect_words(label, "stonks.");
    const Brush brush{*texts::Catalogue::find("en"), present, Look{.width = 80}};
    EXPECT_EQ(sorted(labels_in(menu_of(brush, stonks::View{}, choices).choices)), sorted(labels_in(menu.choices)))
        << "a label looked at the table";
  });
}

TEST(StonksLabels, NameEveryChoiceOfTenThousandPositions) {
  int positions = 0;
  for (std::uint64_t seed = 1; positions < kPositions && !HasFailure(); ++seed)
    positions += play(nth_setup(seed), seed);
}

}  // namespace
}  // namespace bell::tui::stonks_scene
