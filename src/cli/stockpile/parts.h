// The parts of a Stockpile table on the page.
#pragma once

#include <string>

#include "cli/analysis/board.h"
#include "tui/stockpile/brush.h"

namespace bell::cli::stockpile_page {

using tui::stockpile_scene::Brush;

// The viewer, the view and the words.
struct Canvas {
  const Brush& brush;
  const stockpile::View& view;
  const Onlooker& onlooker;
};

std::string emblem(stockpile::Company company);
std::string drawn(const Brush& brush, stockpile::Card face, std::string_view kind = "");

std::string prices(const Canvas& canvas);
std::string piles(const Canvas& canvas);
std::string tips(const Canvas& canvas);
std::string holdings(const Canvas& canvas);
// The hand, goods, strategies and investors, one line each.
std::string belongings(const Canvas& canvas);

}  // namespace bell::cli::stockpile_page
