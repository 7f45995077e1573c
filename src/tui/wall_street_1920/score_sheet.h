// The score sheet of 1920 Wall Street: before the end everybody's holdings, at the end the sources of the points.
#pragma once

#include <span>

#include "tui/wall_street_1920/brush.h"
#include "view/any.h"

namespace bell::tui::wall_street_scene {

Lines draw_score_sheet(const Brush& brush, const wall_street_1920::View& view, std::span<const texts::SheetRow> rows,
                       std::span<const AnySeenEvent> memory);

}  // namespace bell::tui::wall_street_scene
