// Tests every setup of every title in every phase and language and in usual window sizes: the screen fits, no line is
// cut, no choice is missing.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tables/evening.h"
#include "tables/onlooker.h"
#include "tui/explain.h"
#include "tui/report.h"

namespace bell::tui {
namespace {

const std::vector<std::string> kStockpileModules{
    "bonds",          "commodities_taxes", "forecast_dice", "first_player_card",
    "advanced_board", "investors",         "strategy_cards"};

// By all players there can be.
std::vector<Setup> every_module_alone() {
  std::vector<Setup> setups;
  for (const std::string& module : kStockpileModules) setups.push_back({"stockpile", kMaxSeats, {module}, {}, {}});
  setups.push_back({"stockpile", kMaxSeats, {"investors", "investor_auction"}, {}, {}});
  for (const char* module : {"magnates", "purchase_option"})
    setups.push_back({"wall-street-1920", kMaxSeats, {module}, {}, {}});
  return setups;
}

std::vector<Setup> every_setup() {
  std::vector<Setup> setups;
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    setups.push_back({"stonks", seats, {}, {}, {}});
    for (const char* variant : {"small_caps", "moderate"})
      if (seats > 2) setups.push_back({"stonks", seats, {}, {{"variant", variant}}, {}});
    setups.push_back({"stockpile", seats, {}, {}, {}});
    const std::map<std::string, std::string> all_cards{{"investors", "base+cc+ii+promo"}, {"promo_strategies", "yes"}};
    setups.push_back({"stockpile", seats, kStockpileModules, all_cards, {}});
    std::vector<std::string> with_auction = kStockpileModules;
    with_auction.emplace_back("investor_auction");
    setups.push_back({"stockpile", seats, with_auction, all_cards, {}});
    setups.push_back({"wall-street-1920", seats, {}, {}, {}});
    setups.push_back({"wall-street-1920",
                      seats,
                      {"magnates", "purchase_option"},
                      {{"magnates", "mix"}, {"memory_aid", "on"}, {"board", "blue"}},
                      {}});
    setups.push_back({"wall-street-1920",
                      seats,
                      {"magnates", "purchase_option"},
                      {{"magnates", "punishment"}, {"board", "orange"}},
                      {}});
  }
  for (Setup& setup : every_module_alone()) setups.push_back(std::move(setup));
  return setups;
}

// "-$5K" is -5.
int amount_in(const std::string& cell) {
  int amount = 0;
  for (const char letter : cell)
    if (letter >= '0' && letter <= '9') amount = amount * 10 + (letter - '0');
  return cell.find('-') == std::string::npos ? amount : -amount;
}

// People call themselves what they like, up to 24 letters.
Onlooker among_long_names(const Setup& setup) {
  Onlooker onlooker(setup, "en");
  for (std::string& name : onlooker.names)
    name = setup.seats % 2 == 0 ? name.substr(0, 1) + "-Wilhelminafeatherstone"
                                : "Wilhelmina Feathersto " + name.substr(0, 1);
  return onlooker;
}

class Watch {
 public:
  explicit Watch(const Setup& setup) : setup_(setup), box_(*rulebook::printed(setup)) {
    for (const std::string& language : texts::Catalogue::languages()) onlookers_.emplace_back(setup, language);
    onlookers_.push_back(among_long_names(setup));
  }

  // Checks the first questions of each kind, those with more choices than any before, and some others. The first of a
  // kind is drawn in every language and window; for the others, all languages use the smallest window and take turns
  // with the larger ones.
  void look(const table::Table& table, Seat seat, const std::vector<Choice>& choices) {
    constexpr int kFirst = kIsThorough ? 4 : 1;
    constexpr int kSome = kIsThorough ? 25 : 150;
    Phase& phase = phases_[table.cited()];
    const bool is_first = ++phase.times == 1;
    if (phase.times <= kFirst || phase.times % kSome == 0 || choices.size() > phase.most_choices)
      for (const Onlooker& onlooker : onlookers_) {
        ++looks_;
        check(onlooker, table, seat, choices, kSizes[0], Look::Letters::unicode);
        if (is_first || looks_ % 6 == 0) check(onlooker, table, seat, choices, kSizes[1], Look::Letters::unicode);
        if (is_first || looks_ % 6 == 3) check(onlooker, table, seat, choices, kSizes[2], Look::Letters::unicode);
        if (is_first || looks_ % 3 == 1)
          check(onlooker, table, seat, choices, kSizes[looks_ % 2], Look::Letters::ascii);
      }
    phase.most_choices = std::max(phase.most_choices, choices.size());
    heard_[static_cast<std::size_t>(index(seat))] = table.told_so_far();
  }

  // Checks that the rows of the final sheet add up to its total.
  void add_up(const table::Table& table) const {
    const Onlooker& onlooker = onlookers_.front();
    const auto rows =
        texts::score_sheet(onlooker.words, table.view_for(Viewer::spectator), table.told(Viewer::spectator, 0));
    ASSERT_FALSE(rows.empty());
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(setup_.seats); ++seat) {
      int sum = 0;
      for (const texts::SheetRow& row : rows)
        if (!row.is_total && row.cells[seat]) sum += amount_in(*row.cells[seat]);
      EXPECT_EQ(sum, amount_in(*rows.back().cells[seat])) << name_of(setup_) << ", seat " << seat;
    }
  }

  void look_at_the_end(const table::Table& table) {
    add_up(table);
    for (const Onlooker& onlooker : onlookers_) {
      const texts::Present present{onlooker.names, viewer_of(seat_at(0)), &box_};
      const AnyView view = table.view_for(present.reader);
      const auto memory = table.told(present.reader, 0);
      const Look look{.letters = Look::Letters::unicode, .width = 80, .height = 24};
      expect_width(
          onlooker.scene->score_sheet(view, texts::score_sheet(onlooker.words, view, memory), memory, present, look),
          look, "score sheet");
      expect_width(help_lines(onlooker.words, setup_.title, look.width), look, "help");
      expect_fit(draw_report(onlooker.words, "x", onlooker.scene->price_paths(view, memory, present, look),
                             onlooker.news(present, memory), look),
                 look, "report");
      expect_fit(opening_page(onlooker.words, setup_.title, onlooker.names, present.reader, look), look, "opening");
      expect_fit(hand_over_page(onlooker.words, onlooker.names.back(), look), look, "hand-over");
    }
  }

 private:
  static void expect_fit(const Lines& page, const Look& look, const std::string& where) {
    expect_width(page, look, where);
    EXPECT_LE(static_cast<int>(page.size()), look.height - 1) << where << '\n' << in_one(page);
  }

  void check(const Onlooker& onlooker, const table::Table& table, Seat seat, const std::vector<Choice>& choices,
             const Size& size, Look::Letters letters) {
    const texts::Present present{onlooker.names, viewer_of(seat), &box_};
    const AnyView view = table.view_for(present.reader);
    const Look look{.letters = letters, .width = size.width, .height = size.height};
    const Menu menu = onlooker.scene->menu(view, choices, present, look);
    Moment moment{.view = view, .present = present, .question = menu.question, .choices = menu.choices};
    moment.news = onlooker.news(present, table.told(present.reader, heard_[static_cast<std::size_t>(index(seat))]));
    check(onlooker, moment, look);
    for (const MenuItem& item : menu.choices) {  // lists that open when chosen
      if (item.more.empty()) continue;
      moment.choices = item.more;
      check(onlooker, moment, look);
    }
  }

  void check(const Onlooker& onlooker, const Moment& moment, const Look& look) const {
    const Screen screen = compose(*onlooker.scene, onlooker.words, moment, look);
    const std::string where = name_of(setup_) + ", " + std::string(onlooker.words.language());
    const std::string shown = in_one(screen.lines);
    expect_fit(screen.lines, look, where);
    if (onlooker.words.language() == "en") expect_plain(screen.lines, look, where);
    EXPECT_TRUE(screen.fits) << where << '\n' << shown;
    for (std::size_t number = 1; number <= moment.choices.size(); ++number)
      EXPECT_NE(shown.find(std::to_string(number) + ") "), std::string::npos)
          << "choice " << number << " is lost: " << where << '\n'
          << shown;
    expect_news(screen, onlooker, moment, look, where);
  }

  // All of it, or a mark that counts what is left out: among the news, or in the prompt. What weighs most is shown if
  // there is a line for it.
  static void expect_news(const Screen& screen, const Onlooker& onlooker, const Moment& moment, const Look& look,
                          const std::string& where) {
    constexpr int kRoomToType = 12;
    const std::string prompt = prompt_of(onlooker.words, screen);
    EXPECT_LE(width_of(prompt), look.width - kRoomToType) << prompt;
    if (moment.news.empty()) return;
    const std::string shown = in_one_line(screen.lines);
    const auto is_shown = [&](const News& each) { return shown.find(in_one_line({each.text})) != std::string::npos; };
    const bool is_all = std::ranges::all_of(moment.news, is_shown);
    EXPECT_TRUE(is_all || shown.find("log") != std::string::npos || prompt.find("log") != std::string::npos)
        << "no news: " << where << '\n'
        << in_one(screen.lines) << prompt;
    const bool has_line = std::ranges::any_of(moment.news, is_shown);
    EXPECT_EQ(screen.unsaid > 0 && !has_line, screen.unsaid == static_cast<int>(moment.news.size())) << where;
  }

  Setup setup_;
  AnyComponents box_;
  std::vector<Onlooker> onlookers_;
  std::array<std::size_t, kMaxSeats> heard_{};
  struct Phase {
    int times = 0;
    std::size_t most_choices = 0;
  };
  std::map<Rule, Phase> phases_;
  std::size_t looks_ = 0;
};

class Screens : public testing::TestWithParam<Setup> {};

void expect_fit(const Setup& setup, std::uint64_t seed) {
  Evening evening(setup, seed);
  Watch watch(setup);
  evening.play([&](Seat seat, const std::vector<Choice>& choices) { watch.look(evening.table(), seat, choices); });
  watch.look_at_the_end(evening.table());
}

TEST_P(Screens, FitTheirWindows) { expect_fit(GetParam(), 11); }
TEST_P(Screens, FitTheirWindowsInMoreMatchesSlow) {
  for (const std::uint64_t seed : {12, 13})
    if (!HasFailure()) expect_fit(GetParam(), seed);
}

std::vector<Setup> tested_setups() {
  constexpr std::size_t kEvery = kIsThorough ? 1 : 4;
  std::vector<Setup> some;
  const std::vector<Setup> all = every_setup();
  for (std::size_t at = 0; at < all.size(); at += kEvery) some.push_back(all[at]);
  return some;
}

INSTANTIATE_TEST_SUITE_P(Every, Screens, testing::ValuesIn(tested_setups()), [](const auto& each) {
  std::string name = each.param.title + "_" + std::to_string(each.param.seats) + "_" + std::to_string(each.index);
  std::erase(name, '-');
  return name;
});

TEST(ScreenSize, WindowsThatAreTooSmallAreToldWhatIsNeeded) {
  const texts::Catalogue& english = *texts::Catalogue::find("en");
  EXPECT_TRUE(too_small(english, {.width = 80, .height = 24}).empty());
  for (const Look& look : {Look{.width = 79, .height = 24}, Look{.width = 80, .height = 23}, Look{.width = 20}}) {
    const std::string said = in_one(too_small(english, look));
    EXPECT_NE(said.find("80×24"), std::string::npos) << said;
  }
}

}  // namespace
}  // namespace bell::tui
