// The score sheet as a table: where points or money come from, line by line, seats across, the total last.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "texts/texts.h"
#include "tui/look.h"

namespace bell::tui {

// `names` by seat.
Lines draw_sheet(const Look& look, std::string_view title, std::span<const std::string> names,
                 std::span<const texts::SheetRow> rows);

// A sentence under the table, however long the names in it are.
Lines verdict_lines(const Look& look, std::string_view sentence);
// The last part of the key of the sentence that says who won.
std::string_view won_key(SeatMask winners, Viewer reader);

}  // namespace bell::tui
