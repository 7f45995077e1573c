// Tests the pure parts of the terminal game: measuring text, parsing commands, and numbering choices.
#include <gtest/gtest.h>

#include <algorithm>

#include "tui/look.h"
#include "tui/menu.h"
#include "tui/prompt.h"

namespace bell::tui {
namespace {

using Kind = Command::Kind;

const Look kPlain{};
const Look kRich{.colour = Look::Colour::rich, .letters = Look::Letters::unicode};

TEST(LookTest, ColoursTakeNoColumns) {
  EXPECT_EQ(width_of(paint(kRich, Ink::red, "A7●")), 3);
  EXPECT_EQ(paint(kPlain, Ink::red, "A7"), "A7");
  EXPECT_EQ(pad("é", 3), "é  ");
  EXPECT_EQ(pad_left("7", 3), "  7");
}

TEST(LookTest, ClippingClosesColours) {
  EXPECT_EQ(clip("abcdef", 3), "abc");
  const std::string cut = clip(paint(kRich, Ink::strong, "abcdef"), 2);
  EXPECT_EQ(width_of(cut), 2);
  EXPECT_TRUE(cut.ends_with("\033[0m"));
}

TEST(LookTest, WrapsAtSpacesAndIndentsWhatFollows) {
  EXPECT_EQ(wrap("one two three", 8, 2), (Lines{"one two", "  three"}));
  EXPECT_EQ(wrap("a   b", 8), (Lines{"a   b"}));
  EXPECT_EQ(wrap("", 8), Lines{});
}

TEST(LookTest, FillsColumnsDownwards) { EXPECT_EQ(in_columns({"a", "b", "c"}, 5), (Lines{"a   c", "b"})); }

TEST(LookTest, PlainTerminalsGetPlainSigns) { EXPECT_EQ(in_ascii("2 × 3 … “x”"), "2 x 3.. \"x\""); }

TEST(LookTest, PlainSignsAreAsWideAsOthers) {
  const std::string signs = "· … × “ ” « » ’ – — − → ↑ ↓ ↕ ▲ ▼ ★ ◈ ♟ ◆ † ¿ ¡ º";
  const std::string plain = in_ascii(signs);
  EXPECT_EQ(width_of(plain), width_of(signs));
  EXPECT_TRUE(std::ranges::all_of(plain, [](char letter) { return letter >= ' ' && letter <= '~'; })) << plain;
}

TEST(PromptTest, ReadsNumbersCommandsAndEverythingElse) {
  EXPECT_EQ(read_command("  "), (Command{Kind::nothing, 0, ""}));
  EXPECT_EQ(read_command(" 12 "), (Command{Kind::number, 12, ""}));
  EXPECT_EQ(read_command("QUIT"), (Command{Kind::quit, 0, ""}));
  EXPECT_EQ(read_command("rules st-trk-3"), (Command{Kind::rule, 0, "st-trk-3"}));
  EXPECT_EQ(read_command("play C7"), (Command{Kind::words, 0, "play C7"}));
  EXPECT_EQ(read_command("h").kind, Kind::hint);
  EXPECT_EQ(read_command("Help").kind, Kind::help);
  EXPECT_EQ(read_command("0"), (Command{Kind::words, 0, "0"}));
  EXPECT_EQ(read_command("99999999999999999999").kind, Kind::words);
}

TEST(PromptTest, AQuestionMarkAloneExplainsAndWithAChoiceSaysWhy) {
  EXPECT_EQ(read_command("?").kind, Kind::explain);
  EXPECT_EQ(read_command("why").kind, Kind::explain);
  EXPECT_EQ(read_command("? 3"), (Command{Kind::why, 3, "3"}));
  EXPECT_EQ(read_command("?c9"), (Command{Kind::why, 0, "c9"}));
  EXPECT_EQ(read_command("why C9"), (Command{Kind::why, 0, "C9"}));
}

TEST(PromptTest, SeveralThingsOnALine) {
  EXPECT_EQ(parts_of("3 1"), (std::vector<std::string>{"3", "1"}));
  EXPECT_EQ(parts_of("sell bank x2; 4 ;pass"), (std::vector<std::string>{"sell bank x2", "4", "pass"}));
  EXPECT_EQ(parts_of("bid 2 at 5"), (std::vector<std::string>{"bid 2 at 5"}));
  EXPECT_EQ(parts_of(" ; "), (std::vector<std::string>{""}));
  EXPECT_TRUE(are_numbers({"3", "1"}));
  EXPECT_FALSE(are_numbers({"3", "pass"}));
}

TEST(MenuTest, HeadedChoicesStandInRowsAndColumns) {
  const std::vector<MenuItem> choices{{.label = "$0", .action = {}, .more = {}, .heading = "one", .column = 1},
                                      {.label = "$1", .action = {}, .more = {}, .heading = "one", .column = 2},
                                      {.label = "$1", .action = {}, .more = {}, .heading = "other", .column = 2},
                                      {.label = "none", .action = {}, .more = {}}};
  EXPECT_EQ(draw_choices(choices, kPlain), (Lines{" one   1) $0 2) $1", " other       3) $1", " 4) none"}));
}

TEST(MenuTest, NumbersChoicesFromOne) {
  EXPECT_EQ(draw_choices({{"yes", {}, {}}, {"no", {}, {}}}, kPlain), (Lines{" 1) yes   2) no"}));
}

}  // namespace
}  // namespace bell::tui
