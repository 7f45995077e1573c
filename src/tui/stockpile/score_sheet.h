// The score sheet of Stockpile: what the end of the match brings, or what is known to be worth something now.
#pragma once

#include <span>

#include "tui/stockpile/brush.h"
#include "view/any.h"

namespace bell::tui::stockpile_scene {

Lines draw_score_sheet(const Brush& brush, const stockpile::View& view, std::span<const AnySeenEvent> memory);

}  // namespace bell::tui::stockpile_scene
