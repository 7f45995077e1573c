// Tests what a reader is told between two decisions in any space: news, reports, keys, and harmless text.
#include <gtest/gtest.h>

#include "tui/keys.h"
#include "tui/menu.h"
#include "tui/news.h"
#include "tui/pace.h"
#include "tui/pager.h"
#include "tui/price_record.h"
#include "tui/report.h"
#include "tui/screen.h"

namespace bell::tui {
namespace {

const texts::Catalogue& words() { return *texts::Catalogue::find("en"); }

std::vector<News> some_news(int light) {
  std::vector<News> news;
  for (int at = 0; at < light; ++at)
    news.push_back({"Ben passes for the time " + std::to_string(at) + ".", Weight::light});
  news.insert(news.begin() + light / 2, {"Steel splits and returns to $6K.", Weight::heavy});
  return news;
}

TEST(NewsTest, WhatFitsIsToldInOrderOnLinesOfItsOwn) {
  const Lines lines = fit_news(words(), some_news(2), 5, 60).lines;
  EXPECT_EQ(lines,
            (Lines{"Ben passes for the time 0.", "Steel splits and returns to $6K.", "Ben passes for the time 1."}));
}

TEST(NewsTest, SentencesShareLinesBeforeAnyIsLeftOut) {
  EXPECT_EQ(fit_news(words(), some_news(2), 2, 60).lines.size(), 2U);
}

TEST(NewsTest, TheHeaviestStayAndTheOthersAreCounted) {
  const Lines lines = fit_news(words(), some_news(20), 2, 50).lines;
  ASSERT_LE(lines.size(), 2U);
  std::string all;
  for (const std::string& line : lines) {
    EXPECT_LE(width_of(line), 50);
    all += line + '\n';
  }
  EXPECT_NE(all.find("Steel splits"), std::string::npos) << all;
  EXPECT_NE(all.find("more: log)"), std::string::npos) << all;
  int told = 0;
  for (std::size_t at = all.find("passes"); at != std::string::npos; at = all.find("passes", at + 1)) ++told;
  EXPECT_NE(all.find('(' + std::to_string(20 - told) + " more"), std::string::npos) << all;
}

TEST(NewsTest, ALongSentenceIsWrappedAndNeverCut) {
  const Lines lines =
      fit_news(words(), {{"one two three four five six seven eight nine ten", Weight::plain}}, 5, 20).lines;
  ASSERT_GT(lines.size(), 1U);
  EXPECT_TRUE(lines.back().ends_with("ten"));
}

TEST(NewsTest, ASingleLineIsForWhatWeighsMost) {
  const FittedNews with_mark = fit_news(words(), some_news(20), 1, 60);
  EXPECT_EQ(with_mark.lines, (Lines{"Steel splits and returns to $6K.  (20 more: log)"}));
  EXPECT_EQ(with_mark.unsaid, 0);
  const FittedNews without = fit_news(words(), some_news(20), 1, 35);
  EXPECT_EQ(without.lines, (Lines{"Steel splits and returns to $6K."}));
  EXPECT_EQ(without.unsaid, 20);
  EXPECT_EQ(fit_news(words(), some_news(20), 1, 20).lines, (Lines{"(21 more: log)"}));
}

TEST(NewsTest, WithoutARowAllOfItIsCountedForThePrompt) {
  EXPECT_EQ(fit_news(words(), some_news(4), 0, 60).unsaid, 5);
  EXPECT_EQ(prompt_of(words(), {}), "Your choice (help, ?):");
  EXPECT_EQ(prompt_of(words(), {.is_whole = false}), "Your choice (help, ?, t: the whole table):");
  EXPECT_EQ(prompt_of(words(), {.is_whole = false, .unsaid = 5}),
            "Your choice (help, ?, t: the whole table, log: 5 more):");
}

TEST(ReportTest, PricesAreBarsOverTime) {
  const Look look{.letters = Look::Letters::unicode};
  EXPECT_EQ(sparkline(look, {1, 8}), "▁█");
  EXPECT_EQ(sparkline(look, {4, 4, 4}).size(), 3 * sparkline(look, {4}).size());
  const Lines lines = draw_price_paths({{"Steel", {5, 7, 3}}}, look);
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_NE(lines[0].find("5 → 3"), std::string::npos) << lines[0];
}

TEST(ReportTest, APriceIsKnownBackwardsFromItsFirstChange) {
  PriceRecord record(2);
  record.end_stretch();
  record.change(0, 5, 7);
  record.end_stretch();
  EXPECT_EQ(record.path(0, 7), (std::vector<int>{5, 7, 7}));
  EXPECT_EQ(record.path(1, 4), (std::vector<int>{4, 4, 4}));
}

TEST(KeysTest, ReadsKeysAsTerminalsSendThem) {
  EXPECT_FALSE(is_whole_key("\033"));
  EXPECT_FALSE(is_whole_key("\033["));
  EXPECT_TRUE(is_whole_key("\033[A"));
  EXPECT_TRUE(is_whole_key("\033[5~"));
  EXPECT_FALSE(is_whole_key("\xCE"));
  EXPECT_TRUE(is_whole_key("\xCE\xB1"));
  EXPECT_EQ(key_in("\033[A").kind, Keystroke::Kind::up);
  EXPECT_EQ(key_in("\033[6~").kind, Keystroke::Kind::page_down);
  EXPECT_EQ(key_in("\r").kind, Keystroke::Kind::enter);
  EXPECT_EQ(key_in("\xCE\xB1").text, "α");
  EXPECT_EQ(key_in("\033[99z").kind, Keystroke::Kind::unknown);
}

TEST(KeysTest, NothingButColoursReachesTheScreen) {
  EXPECT_EQ(only_colours("\033[1mred\033[0m"), "\033[1mred\033[0m");
  EXPECT_EQ(only_colours("a\033[2Jb"), "a?[2Jb");
  EXPECT_EQ(only_colours("a\033]0;title\007b"), "a?]0;title?b");
  EXPECT_EQ(only_colours("bell\a \xC2\x9B"
                         "31m"),
            "bell? ?31m");
}

TEST(LookTest, NamesFromElsewhereCanNotColourTheScreen) {
  EXPECT_EQ(harmless("\033[8mEve\tB\n"), "?[8mEve B?");
  EXPECT_EQ(harmless("Άννα é"), "Άννα é");
}

TEST(LookTest, NamesAreShortenedWithAMark) {
  EXPECT_EQ(shortened("Cleo", 4), "Cleo");
  EXPECT_EQ(shortened("Γεωργία", 4), "Γεω.");
  EXPECT_EQ(shortened("Ana Sofia", 5), "Ana.") << "no blank before the mark";
}

TEST(LookTest, ColumnsAreAsWideAsTheyMustBe) {
  EXPECT_EQ(in_columns({"a long one", "b", "c", "d"}, 20), (Lines{"a long one   c", "b            d"}));
  EXPECT_EQ(in_columns({"a", "b", "c"}, 9), (Lines{"a   b   c"}));
  EXPECT_EQ(in_columns({"too wide for it", "b"}, 5), (Lines{"too wide for it", "b"}));
}

TEST(PagerTest, SearchesGoRoundAndCareForNoCase) {
  const Lines lines{"Ann bids", "Ben passes", "Ann pays"};
  EXPECT_EQ(find_line(lines, "ann", 0), 0);
  EXPECT_EQ(find_line(lines, "ann", 1), 2);
  EXPECT_EQ(find_line(lines, "BEN", 2), 1);
  EXPECT_EQ(find_line(lines, "Cleo", 0), -1);
  EXPECT_EQ(find_line({}, "x", 0), -1);
  const Lines foreign{"Αρχίζει ο γύρος 1.", "Ξεκινά η ΑΎΞΗΣΗ", "Fin de la participación", "Ações"};
  EXPECT_EQ(find_line(foreign, "γυρος", 0), 0) << "as people type";
  EXPECT_EQ(find_line(foreign, "αύξησ", 0), 1);
  EXPECT_EQ(find_line(foreign, "participacion", 0), 2);
  EXPECT_EQ(find_line(foreign, "AÇÕES", 0), 3);
}

TEST(PaceSettingsTest, HavePlainWords) {
  EXPECT_EQ(pace_from("slow"), PaceSettings::Pace::slow);
  EXPECT_EQ(pace_from("warp"), std::nullopt);
  EXPECT_EQ(report_from("never"), PaceSettings::Report::never);
  EXPECT_LT(PaceSettings{.pace = PaceSettings::Pace::fast}.moment(), PaceSettings{}.moment());
}

TEST(MenuTest, WhereRoomIsShortChoicesAreBriefOrOnTheBoard) {
  const Action one{1, seat_at(0), {}};
  const std::vector<MenuItem> choices{{.label = "go there", .action = one, .more = {}, .on_board = 3},
                                      {.label = "a long story", .action = {}, .more = {}, .brief = "story"}};
  EXPECT_EQ(draw_choices(choices, {}), (Lines{" 1) go there   2) a long story"}));
  EXPECT_EQ(draw_choices(choices, {.form = Look::Form::compact}), (Lines{" 2) a long story"}));
  EXPECT_EQ(draw_choices(choices, {.form = Look::Form::tight}), (Lines{" 2) story"}));
  EXPECT_EQ(path_to({{.label = "fold", .action = {}, .more = choices}}, one), (std::vector<std::size_t>{0, 0}));
}

TEST(MenuTest, ALabelWiderThanTheScreenGoesOnBelow) {
  const Lines lines = draw_choices({{.label = "one two three four five", .action = {}, .more = {}}}, {.width = 20});
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_TRUE(lines[1].ends_with("five"));
}

}  // namespace
}  // namespace bell::tui
