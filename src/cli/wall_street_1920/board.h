// A table of 1920 Wall Street on the page.
#pragma once

#include "cli/analysis/board.h"
#include "view/wall_street_1920/view.h"

namespace bell::cli {

std::string draw_board(const wall_street_1920::View& view, const Onlooker& onlooker);

}  // namespace bell::cli
