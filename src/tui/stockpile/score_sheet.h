// The score sheet of Stockpile: the final scoring, or what is known to be worth something now.
#pragma once

#include <span>

#include "tui/stockpile/brush.h"

namespace bell::tui::stockpile_scene {

Lines draw_score_sheet(const Brush& brush, const stockpile::View& view, std::span<const texts::SheetRow> rows);

}  // namespace bell::tui::stockpile_scene
