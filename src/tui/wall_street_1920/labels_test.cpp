// Whole matches of 1920 Wall Street on the screen: every choice has a label, made from what the choice carries alone.
#include <gtest/gtest.h>

#include "journal/memory_store.h"
#include "kernel/rng.h"
#include "kernel/seeded_dealer.h"
#include "rulebook/rulebook.h"
#include "table/table.h"
#include "tui/scene.h"
#include "tui/wall_street_1920/choices.h"

namespace bell::tui::wall_street_scene {
namespace {

using wall_street_1920::View;

constexpr int kPositions = 10'000;

std::vector<std::string> labels_in(const std::vector<MenuItem>& items) {
  std::vector<std::string> labels;
  for (const MenuItem& item : items) {
    labels.push_back(item.label);
    for (const std::string& label : labels_in(item.more)) labels.push_back(label);
  }
  return labels;
}

void expect_words(const std::string& text) {
  EXPECT_FALSE(text.empty());
  EXPECT_EQ(text.find("all-street-1920"), std::string::npos) << "there are no words for it: " << text;
  EXPECT_EQ(text.find_first_of("{}?"), std::string::npos) << "something is missing: " << text;
}

// One match, all seats played at random.
class Evening {
 public:
  Evening(const Setup& setup, std::uint64_t seed)
      : table_(open(setup, seed)), rng_(seed), box_(*rulebook::printed(setup)), scene_(scene(setup)) {}

  // How many decisions were looked at.
  int play() {
    int positions = 0;
    while (!table_.turn().is_over() && !testing::Test::HasFailure()) {
      const auto moved = table_.advance_one({});
      EXPECT_TRUE(moved.is_ok());
      if (*moved) continue;
      decide(table_.turn().first());
      ++positions;
    }
    const texts::Present present{{}, viewer_of(seat_at(0)), &box_};
    for (const std::string& line :
         scene_->score_sheet(table_.view_for(present.reader), table_.told(present.reader, 0), present, {.width = 80}))
      EXPECT_EQ(line.find("all-street-1920."), std::string::npos) << line;
    return positions;
  }

 private:
  table::Table open(const Setup& setup, std::uint64_t seed) {
    const std::vector<std::string> people(static_cast<std::size_t>(setup.seats), "human");
    auto table = table::Table::open({setup, people}, store_, "table",
                                    {.dealer = std::make_unique<SeededDealer>(seed), .hire = {}});
    EXPECT_TRUE(table.is_ok());
    return std::move(*table);
  }
  static std::unique_ptr<Scene> scene(const Setup& setup) {
    auto scene = scene_for(setup, *texts::Catalogue::find("en"));
    EXPECT_TRUE(scene.is_ok());
    return std::move(*scene);
  }

  void decide(Seat seat) {
    const std::vector<Choice> choices = table_.choices_for(seat);
    const texts::Present present{{}, viewer_of(seat), &box_};
    const Brush brush{*texts::Catalogue::find("en"), present, Look{.width = 80}};
    const Menu menu = menu_of(brush, *std::get_if<View>(&view_), choices);
    for (const std::string& label : labels_in(menu.choices)) expect_words(label);

    const AnyView seen = table_.view_for(present.reader);
    const Menu shown = scene_->menu(seen, choices, present, brush.look);
    expect_words(shown.question.substr(0, shown.question.find('?')));
    EXPECT_EQ(labels_in(menu.choices), labels_in(shown.choices)) << "a label looked at the table";
    if (rng_.below(8) == 0) {
      for (const std::string& line : scene_->board(seen, present, brush.look)) EXPECT_LE(width_of(line), 80) << line;
    }

    const Choice& chosen = choices[rng_.below(static_cast<std::uint32_t>(choices.size()))];
    const auto submitted = table_.submit(seat, chosen.action, table_.decision(seat), 0, {});
    ASSERT_TRUE(submitted.is_ok() && submitted->is_done());
  }

  journal::MemoryStore store_;
  table::Table table_;
  Rng rng_;
  AnyComponents box_;
  std::unique_ptr<Scene> scene_;
  const AnyView view_ = View{};  // nothing is to be seen in it
};

// Module sets, numbers of players and sides of the board take turns.
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
    positions += Evening(nth_setup(seed), seed).play();
}

}  // namespace
}  // namespace bell::tui::wall_street_scene
