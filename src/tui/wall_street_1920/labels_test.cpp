// Tests that every choice in whole matches of 1920 Wall Street has a label, built from the choice alone.
#include <gtest/gtest.h>

#include "rulebook/rulebook.h"
#include "tables/evening.h"
#include "tables/labels.h"
#include "tables/thorough.h"
#include "tui/scene.h"
#include "tui/wall_street_1920/choices.h"

namespace bell::tui::wall_street_scene {
namespace {

using wall_street_1920::View;

constexpr int kPositions = kIsThorough ? 10'000 : 1'000;

// A label that needs more than its choice would read the view; this one is blank.
const AnyView kBlank = View{};

void look_at(Evening& evening, const Scene& scene, const AnyComponents& box, Seat seat,
             const std::vector<Choice>& choices) {
  const texts::Present present{{}, viewer_of(seat), &box};
  const Brush brush{*texts::Catalogue::find("en"), present, Look{.width = 80}};
  const Menu menu = menu_of(brush, *std::get_if<View>(&kBlank), choices);
  for (const std::string& label : labels_in(menu.choices)) expect_words(label, "all-street-1920");
  const AnyView seen = evening.table().view_for(present.reader);
  const Menu shown = scene.menu(seen, choices, present, brush.look);
  expect_words(shown.question.substr(0, shown.question.find('?')), "all-street-1920");
  EXPECT_EQ(labels_in(menu.choices), labels_in(shown.choices)) << "a label looked at the table";
  if (evening.rng().below(8) == 0) {
    for (const std::string& line : scene.board(seen, present, brush.look)) EXPECT_LE(width_of(line), 80) << line;
  }
}

// Returns the number of decisions checked.
int play(const Setup& setup, std::uint64_t seed) {
  const AnyComponents box = *rulebook::printed(setup);
  const auto scene = scene_for(setup, *texts::Catalogue::find("en"));
  EXPECT_TRUE(scene.is_ok());
  Evening evening(setup, seed);
  const int decisions = evening.play(
      [&](Seat seat, const std::vector<Choice>& choices) { look_at(evening, **scene, box, seat, choices); });
  const texts::Present present{{}, viewer_of(seat_at(0)), &box};
  const AnyView view = evening.table().view_for(present.reader);
  const auto memory = evening.table().told(present.reader, 0);
  const auto rows = texts::score_sheet(*texts::Catalogue::find("en"), view, memory);
  for (const std::string& line : (*scene)->score_sheet(view, rows, memory, present, {.width = 80}))
    EXPECT_EQ(line.find("all-street-1920."), std::string::npos) << line;
  return decisions;
}

// Cycles through module sets, numbers of players and sides of the board.
Setup nth_setup(std::size_t nth) {
  const std::vector<std::vector<std::string>> module_sets{
      {}, {"magnates"}, {"purchase_option"}, {"magnates", "purchase_option"}};
  Setup setup{"wall-street-1920", 2 + static_cast<int>(nth % 4), module_sets[nth / 4 % 4], {}, {}};
  setup.options["board"] = nth % 3 == 0 ? "orange" : "blue";
  if (!setup.modules.empty() && setup.modules.front() == "magnates") setup.options["magnates"] = "mix";
  return setup;
}

TEST(WallStreetLabels, AreMadeFromChoicesAlone) {
  int positions = 0;
  for (std::uint64_t seed = 1; positions < kPositions && !HasFailure(); ++seed)
    positions += play(nth_setup(seed), seed);
}

}  // namespace
}  // namespace bell::tui::wall_street_scene
