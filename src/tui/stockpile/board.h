// The parts of the Stockpile screen.
#pragma once

#include "tui/stockpile/brush.h"

namespace bell::tui::stockpile_scene {

// A line per company: its spaces from left to right, the current one in brackets.
Lines draw_tracks(const Brush& brush, const stockpile::View& view);
std::string draw_legend(const Brush& brush);  // explains the marks at both ends
// Each stockpile with its standing bid and its cards; investors while they are auctioned.
Lines draw_piles(const Brush& brush, const stockpile::View& view, int width);
// The players' holdings: shares by company, and everything else that can be counted. If space is short, less useful
// counts are omitted beyond `rows`.
Lines draw_holdings(const Brush& brush, const stockpile::View& view, int width, int rows);
// Whether that has a column for the discard pile: its width, or 0, in which case the pile is a list.
int discard_column(const stockpile::View& view, int width);
Lines draw_discards(const Brush& brush, const stockpile::View& view);
// The insider pairs the reader knows, and the forecasts not seen yet.
Lines draw_pairs(const Brush& brush, const stockpile::View& view, int width);
// The reader's hand, strategies, goods and investors, in the available lines.
Lines draw_people(const Brush& brush, const stockpile::View& view, int room);
// The abilities of everybody's investors and the reader's strategies, one line each.
Lines investors_in_full(const Brush& brush, const stockpile::View& view);
Lines strategies_in_full(const Brush& brush, const stockpile::View& view);

Lines draw_board(const Brush& brush, const stockpile::View& view);

}  // namespace bell::tui::stockpile_scene
