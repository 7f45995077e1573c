// Building blocks for the boards of all titles.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/analysis/board.h"

namespace bell::cli {

// A part of the table with a heading; `kind` is a class for the style sheet.
std::string panel(std::string_view kind, const std::string& heading, const std::string& inside);
// A line: a faint label and its contents. Nothing if these are empty.
std::string labelled(const std::string& label, const std::string& inside);
// A company's sign in its colour; `company` is its name in notation.
std::string sign(std::string_view company, std::string_view letters);
// A card, in a company's colour if there is one.
std::string card(std::string_view company, const std::string& text, std::string_view kind = "");
std::string cards(const std::vector<std::string>& markup);
// A seat's pin with its initial, and its name without the bot's level.
std::string pin(const Onlooker& onlooker, Seat seat);
std::string named(const Onlooker& onlooker, Seat seat);
std::string first_name(const Onlooker& onlooker, Seat seat);

// Steps of a ladder, lowest first; the one with the price is marked.
struct Rung {
  std::string text;
  bool is_now = false;
};
std::string ladder(const std::vector<Rung>& rungs, std::string_view kind = "");

// Rows and columns; the first cell of each row is its head.
std::string grid(const std::vector<std::string>& heads, const std::vector<std::vector<std::string>>& rows);

// One of the page's own headings: "Prices".
std::string heading(const char* key);
std::string faint(const std::string& text);
std::string dash();

}  // namespace bell::cli
