// The largest setup of every title as `bell replay` shows it: each picture fits the usual windows, from the title down
// to the keys, and none of what was told is lost without a word.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>

#include "tables/evening.h"
#include "tables/onlooker.h"
#include "tui/explain.h"
#include "tui/viewer_screen.h"

namespace bell::tui {
namespace {

const std::vector<Setup>& largest_setups() {
  static const std::vector<Setup> kSetups{{"stonks", kMaxSeats, {}, {{"variant", "small_caps"}}, {}},
                                          {"stockpile",
                                           kMaxSeats,
                                           {"bonds", "commodities_taxes", "forecast_dice", "first_player_card",
                                            "advanced_board", "investors", "strategy_cards", "investor_auction"},
                                           {{"investors", "base+cc+ii+promo"}, {"promo_strategies", "yes"}},
                                           {}},
                                          {"wall-street-1920",
                                           kMaxSeats,
                                           {"magnates", "purchase_option"},
                                           {{"magnates", "mix"}, {"memory_aid", "on"}, {"board", "orange"}},
                                           {}}};
  return kSetups;
}

class Viewing {
 public:
  explicit Viewing(const Setup& setup) : setup_(setup), box_(*rulebook::printed(setup)) {
    for (const std::string& language : texts::Catalogue::languages()) onlookers_.emplace_back(setup, language);
  }

  // With everybody's eyes and a seat's in turn; all languages in the smallest window, one of them in the others.
  void look(const table::Table& table) {
    ++looks_;
    if (!kIsThorough && looks_ % 10 != 0) return;
    const Viewer reader =
        looks_ % 2 == 0 ? Viewer::spectator : viewer_of(seat_at(static_cast<int>(looks_) % setup_.seats));
    const auto facts = table.told(reader, told_);
    told_ = table.told_so_far();
    for (const Onlooker& onlooker : onlookers_) check(table, onlooker, reader, facts, kSizes[0]);
    const Onlooker& one = onlookers_[looks_ / 2 % onlookers_.size()];  // each with both kinds of eyes
    for (const Size& size : {kSizes[1], kSizes[2]}) check(table, one, reader, facts, size);
  }

 private:
  void check(const table::Table& table, const Onlooker& onlooker, Viewer reader, const std::vector<AnySeenEvent>& facts,
             const Size& size) const {
    const texts::Present present{onlooker.names, reader, &box_};
    const Look look{.letters = Look::Letters::unicode, .width = size.width, .height = size.height};
    const Picture picture{.view = table.view_for(reader), .news = onlooker.news(present, facts)};
    const Frame frame{.picture = picture,
                      .at = looks_,
                      .last = 999,
                      .eyes = onlooker.words.say("ui.replay.as_seat", {{"name", onlooker.names[0]}, {"seat", "0"}}),
                      .below = onlooker.words.say("ui.replay.keys")};
    const Screen screen = compose_frame(*onlooker.scene, onlooker.words, present, frame, look);
    const std::string where = name_of(setup_) + ", " + std::string(onlooker.words.language());
    const std::string shown = in_one_line(screen.lines);
    expect_width(screen.lines, look, where);
    EXPECT_TRUE(screen.fits) << where << '\n' << in_one(screen.lines);
    EXPECT_LE(static_cast<int>(screen.lines.size()), look.height - 1) << where << '\n' << in_one(screen.lines);
    EXPECT_TRUE(lowered(screen.lines.front()).starts_with(lowered(onlooker.words.say(setup_.title + ".title"))))
        << in_one(screen.lines);
    EXPECT_NE(shown.find(in_one_line({frame.below})), std::string::npos) << in_one(screen.lines);
    const bool has_all = std::ranges::all_of(
        picture.news, [&](const News& each) { return shown.find(in_one_line({each.text})) != std::string::npos; });
    EXPECT_TRUE(has_all || shown.find(": t)") != std::string::npos) << where << '\n' << in_one(screen.lines);
  }

  Setup setup_;
  AnyComponents box_;
  std::vector<Onlooker> onlookers_;
  std::size_t looks_ = 0;
  std::size_t told_ = 0;
};

TEST(Viewer, FitsItsWindowInTheLargestSetups) {
  for (const auto& setup : largest_setups()) {
    Evening evening(setup, 11);
    Viewing viewing(setup);
    evening.play([&](Seat, const std::vector<Choice>&) { viewing.look(evening.table()); });
  }
}

// On the board where there is room for it, and always in what the keys are explained with.
TEST(Legends, ExplainEverySign) {
  const std::map<std::string, std::pair<std::vector<std::string>, std::vector<std::string>>> signs{
      {"stonks", {{"(n)", "[n]", "★", "◈", "+?", "▶"}, {"(3)", "[3]", "★", "◈", "↕1", "+?", "▶"}}},
      {"stockpile", {{"†n", "»n"}, {"[5]", "†5", "»7", "5$", "★", "2+1", "(Steel)", "2×?", "Steel -3", "$$"}}},
      {"wall-street-1920", {{"!", "(n)", "♟", "2/3+1"}, {"!", "(5)", "▲1", "2/3+1", "♟", "◆"}}}};
  const Look look{.letters = Look::Letters::unicode};
  for (const auto& setup : largest_setups()) {
    Evening evening(setup, 11);
    std::optional<AnyView> view;
    evening.play([&](Seat, const std::vector<Choice>&) { view = evening.table().view_for(viewer_of(seat_at(0))); });
    ASSERT_TRUE(view.has_value());
    for (const std::string& language : texts::Catalogue::languages()) {
      const Onlooker onlooker(setup, language);
      const AnyComponents box = *rulebook::printed(setup);
      const texts::Present present{onlooker.names, viewer_of(seat_at(0)), &box};
      const std::string board = in_one(whole_board(*onlooker.scene, *view, present, look));
      const std::string help = in_one_line(viewer_help(onlooker.words, setup.title, look));
      const auto& [on_board, in_help] = signs.at(setup.title);
      for (const std::string& sign : on_board)
        EXPECT_NE(board.find(sign), std::string::npos) << sign << ", " << language << '\n' << board;
      for (const std::string& sign : in_help)
        EXPECT_NE(help.find(sign), std::string::npos) << sign << ", " << language << '\n' << help;
      EXPECT_NE(in_one_line(help_lines(onlooker.words, setup.title, look.width)).find(in_help.front()),
                std::string::npos);
    }
  }
}

TEST(Screens, WhereTheWindowIsTallTellWhatWasBefore) {
  const auto& setup = largest_setups().front();
  const Onlooker onlooker(setup, "en");
  Evening evening(setup, 11);
  const AnyView view = evening.table().view_for(Viewer::spectator);
  const texts::Present present{onlooker.names};
  Moment moment{.view = view, .present = present, .question = "What now?"};
  moment.news = {{"It rains.", Weight::plain}};
  moment.earlier = {{"The sun shone.", Weight::plain}, {"Clouds came.", Weight::plain}};
  const auto shown = [&](int height) {
    return in_one_line(compose(*onlooker.scene, onlooker.words, moment, {.height = height}).lines);
  };
  EXPECT_NE(shown(45).find("The sun shone. Clouds came. It rains."), std::string::npos) << shown(45);
  EXPECT_NE(shown(24).find("It rains."), std::string::npos);
  // With less room it is the oldest that goes.
  int height = 45;
  while (shown(height).find("The sun shone.") != std::string::npos) --height;
  EXPECT_NE(shown(height).find("Clouds came. It rains."), std::string::npos) << shown(height);
}

TEST(Viewer, KeysTakeOneLine) {
  for (const std::string& language : texts::Catalogue::languages())
    EXPECT_LT(width_of(texts::Catalogue::find(language)->say("ui.replay.keys")), kLeastWidth) << language;
}

TEST(Viewer, SaysWhichWindowItNeeds) {
  const auto& setup = largest_setups().front();
  const Onlooker onlooker(setup, "en");
  Evening evening(setup, 11);
  const Picture picture{.view = evening.table().view_for(Viewer::spectator)};
  const texts::Present present{onlooker.names};
  const Frame frame{.picture = picture, .last = 1, .eyes = "x", .below = "y"};
  const Screen screen = compose_frame(*onlooker.scene, onlooker.words, present, frame, {.width = 60, .height = 20});
  EXPECT_NE(in_one(screen.lines).find("80×24"), std::string::npos) << in_one(screen.lines);
}

}  // namespace
}  // namespace bell::tui
