// Every setup of every title, in every phase, language and usual size of window: the screen fits, no line is cut, no
// choice is lost.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "rulebook/rulebook.h"
#include "tables/evening.h"
#include "texts/level.h"
#include "tui/explain.h"
#include "tui/report.h"
#include "tui/screen.h"

namespace bell::tui {
namespace {

struct Size {
  int width;
  int height;
};
constexpr std::array kSizes{Size{80, 24}, Size{100, 30}, Size{140, 45}};

const std::vector<std::string> kStockpileModules{
    "bonds",          "commodities_taxes", "forecast_dice", "first_player_card",
    "advanced_board", "investors",         "strategy_cards"};

std::vector<Setup> every_setup() {
  std::vector<Setup> setups;
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    setups.push_back({"stonks", seats, {}, {}, {}});
    if (seats > 2) setups.push_back({"stonks", seats, {}, {{"variant", "small_caps"}}, {}});
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
  return setups;
}

std::string name_of(const Setup& setup) {
  return setup.title + ", " + std::to_string(setup.seats) + " players, " + std::to_string(setup.modules.size()) +
         " modules";
}

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

// "-$5K" is -5.
int amount_in(const std::string& cell) {
  int amount = 0;
  for (const char letter : cell)
    if (letter >= '0' && letter <= '9') amount = amount * 10 + (letter - '0');
  return cell.find('-') == std::string::npos ? amount : -amount;
}

// One language at one table.
struct Onlooker {
  Onlooker(const Setup& setup, const std::string& language) : words(*texts::Catalogue::find(language)) {
    for (int seat = 1; seat <= setup.seats; ++seat) {
      const std::string name = words.say("ui.terminal.name." + std::to_string(seat));
      names.push_back(words.say("ui.terminal.bot", {{"name", name}, {"bot", texts::level_name(words, "clerk")}}));
    }
    auto opened = scene_for(setup, words);
    EXPECT_TRUE(opened.is_ok());
    scene = std::move(*opened);
  }
  const texts::Catalogue& words;
  std::vector<std::string> names;
  std::unique_ptr<Scene> scene;
};

class Watch {
 public:
  explicit Watch(const Setup& setup) : setup_(setup), box_(*rulebook::printed(setup)) {
    for (const std::string& language : texts::Catalogue::languages()) onlookers_.emplace_back(setup, language);
  }

  // At the first questions of each kind, at those with more choices than any before, and at some of the others. The
  // smallest window is looked at by everybody, the larger ones in turn.
  void look(const table::Table& table, Seat seat, const std::vector<Choice>& choices) {
    Phase& phase = phases_[table.cited()];
    if (++phase.times <= 4 || phase.times % 25 == 0 || choices.size() > phase.most_choices)
      for (const Onlooker& onlooker : onlookers_) {
        ++looks_;
        check(onlooker, table, seat, choices, kSizes[0]);
        if (looks_ % 3 == 0) check(onlooker, table, seat, choices, kSizes[1 + looks_ / 3 % 2]);
      }
    phase.most_choices = std::max(phase.most_choices, choices.size());
    heard_[static_cast<std::size_t>(index(seat))] = table.told_so_far();
  }

  // Line by line the final sheet adds up to its total.
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
      expect_width(onlooker.scene->score_sheet(view, memory, present, look), look, "score sheet");
      expect_width(help_lines(onlooker.words, setup_.title, look.width), look, "help");
      const Lines report = draw_report(onlooker.words, "x", onlooker.scene->price_paths(view, memory, present, look),
                                       news(onlooker, table, viewer_of(seat_at(0)), 0), look);
      expect_width(report, look, "report");
      EXPECT_LE(static_cast<int>(report.size()), look.height - 1) << joined(report);
    }
  }

 private:
  std::vector<News> news(const Onlooker& onlooker, const table::Table& table, Viewer reader, std::size_t from) const {
    const texts::Present present{onlooker.names, reader, &box_};
    const auto facts = table.told(reader, from);
    std::vector<News> news;
    for (const texts::Sentence& each : texts::tell_each(onlooker.words, present, facts))
      news.push_back({each.text, onlooker.scene->weight_of(facts[each.fact], reader)});
    return news;
  }

  void check(const Onlooker& onlooker, const table::Table& table, Seat seat, const std::vector<Choice>& choices,
             const Size& size) {
    const texts::Present present{onlooker.names, viewer_of(seat), &box_};
    const AnyView view = table.view_for(present.reader);
    const Look look{.letters = Look::Letters::unicode, .width = size.width, .height = size.height};
    const Menu menu = onlooker.scene->menu(view, choices, present, look);
    Moment moment{.view = view, .present = present, .question = menu.question, .choices = menu.choices};
    moment.news = news(onlooker, table, present.reader, heard_[static_cast<std::size_t>(index(seat))]);
    check(onlooker, moment, look);
    for (const MenuItem& item : menu.choices) {  // lists that open when they are chosen
      if (item.more.empty()) continue;
      moment.choices = item.more;
      check(onlooker, moment, look);
    }
  }

  void check(const Onlooker& onlooker, const Moment& moment, const Look& look) const {
    const Screen screen = compose(*onlooker.scene, onlooker.words, moment, look);
    const std::string where = name_of(setup_) + ", " + std::string(onlooker.words.language());
    const std::string shown = joined(screen.lines);
    expect_width(screen.lines, look, where);
    EXPECT_TRUE(screen.fits) << where << '\n' << shown;
    EXPECT_LE(static_cast<int>(screen.lines.size()), look.height - 1) << where << '\n' << shown;
    for (std::size_t number = 1; number <= moment.choices.size(); ++number)
      EXPECT_NE(shown.find(std::to_string(number) + ") "), std::string::npos)
          << "choice " << number << " is lost: " << where << '\n'
          << shown;
    // With every module of Stockpile and three known pairs, the longest words leave no line: the news are in the log.
    const bool is_full = static_cast<int>(screen.lines.size()) == look.height - 1 && setup_.modules.size() > 7;
    if (moment.news.empty() || is_full) return;
    const bool has_news = shown.find("log)") != std::string::npos ||
                          shown.find(moment.news.back().text.substr(0, 12)) != std::string::npos;
    EXPECT_TRUE(has_news) << "no news: " << where << '\n' << shown;
  }

  static void expect_width(const Lines& lines, const Look& look, const std::string& where) {
    for (const std::string& line : lines)
      EXPECT_LE(width_of(line), look.width) << where << '\n' << line << '\n' << joined(lines);
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

TEST_P(Screens, FitTheirWindows) {
  for (const std::uint64_t seed : {11, 12, 13}) {
    Evening evening(GetParam(), seed);
    Watch watch(GetParam());
    evening.play([&](Seat seat, const std::vector<Choice>& choices) { watch.look(evening.table(), seat, choices); });
    watch.look_at_the_end(evening.table());
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Every, Screens, testing::ValuesIn(every_setup()), [](const auto& each) {
  std::string name = each.param.title + "_" + std::to_string(each.param.seats) + "_" + std::to_string(each.index);
  std::erase(name, '-');
  return name;
});

TEST(ScreenSize, WindowsThatAreTooSmallAreToldWhatIsNeeded) {
  const texts::Catalogue& english = *texts::Catalogue::find("en");
  EXPECT_TRUE(too_small(english, {.width = 80, .height = 24}).empty());
  for (const Look& look : {Look{.width = 79, .height = 24}, Look{.width = 80, .height = 23}, Look{.width = 20}}) {
    const std::string said = joined(too_small(english, look));
    EXPECT_NE(said.find("80×24"), std::string::npos) << said;
  }
}

}  // namespace
}  // namespace bell::tui
