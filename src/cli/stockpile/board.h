// A Stockpile table on the page.
#pragma once

#include "cli/analysis/board.h"
#include "view/stockpile/view.h"

namespace bell::cli {

std::string draw_board(const stockpile::View& view, const Onlooker& onlooker);

}  // namespace bell::cli
