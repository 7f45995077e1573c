// A Stonks table on the page.
#pragma once

#include "cli/analysis/board.h"
#include "view/stonks/view.h"

namespace bell::cli {

std::string draw_board(const stonks::View& view, const Onlooker& onlooker);

}  // namespace bell::cli
