// How text looks in this terminal: colours, letters, width. Pure; independent of games and files.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bell::tui {

using Lines = std::vector<std::string>;

struct Look {
  enum class Colour : std::uint8_t { none, basic, rich };  // rich: 256 colours
  enum class Letters : std::uint8_t { ascii, unicode };
  enum class Form : std::uint8_t { roomy, compact, tight };  // how much space a board and its choices may take
  Colour colour = Colour::none;
  Letters letters = Letters::ascii;
  int width = 80;
  int height = 24;
  Form form = Form::roomy;

  // The Unicode text if the terminal supports it, else its ASCII version.
  std::string_view pick(std::string_view unicode, std::string_view ascii) const {
    return letters == Letters::unicode ? unicode : ascii;
  }
};

enum class Ink : std::uint8_t { plain, faint, strong, orange, green, yellow, blue, red };

std::string paint(const Look& look, Ink ink, std::string_view text);
// As a filled block in that colour; without colours, the text itself.
std::string fill(const Look& look, Ink ink, std::string_view text);

// Replaces typographic signs by ASCII. Other letters stay.
std::string in_ascii(std::string_view text);

// The columns a text takes: colour codes take none, every letter takes one.
int width_of(std::string_view text);
std::string pad(std::string_view text, int width);       // left-aligned
std::string pad_left(std::string_view text, int width);  // right-aligned
std::string centre(std::string_view text, int width);
// Cut to `width` columns; closes colours that were cut open.
std::string clip(std::string_view text, int width);
// A name for a narrow column: whole, or its beginning and a full stop.
std::string shortened(std::string_view name, int width);
// Removes control characters: they could move the cursor, or hide text.
std::string harmless(std::string_view text);
// Breaks at spaces; lines after the first start with `indent` blanks.
Lines wrap(std::string_view text, int width, int indent = 0);
// Lower-cases ASCII letters; others stay.
std::string lowered(std::string_view text);
void append(Lines& lines, const Lines& more);
// Two blocks side by side; the right one starts at column `at`.
Lines beside(const Lines& left, const Lines& right, int at);
// Items in as many columns as fit, filled downwards; each column as wide as needed.
Lines in_columns(const Lines& items, int width);
// Numbers as a row of bars, the smallest lowest.
std::string sparkline(const Look& look, const std::vector<int>& numbers);

}  // namespace bell::tui
