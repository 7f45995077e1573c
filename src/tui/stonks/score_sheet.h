// The score sheet of a Stonks match: points by round and player, and at the end who won and why.
#pragma once

#include <span>

#include "tui/stonks/brush.h"

namespace bell::tui::stonks_scene {

Lines draw_score_sheet(const Brush& brush, const stonks::View& view, std::span<const texts::SheetRow> rows);

}  // namespace bell::tui::stonks_scene
