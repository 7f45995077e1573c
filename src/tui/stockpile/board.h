// The parts of the Stockpile screen.
#pragma once

#include "tui/stockpile/brush.h"

namespace bell::tui::stockpile_scene {

// A line for each company: its spaces from left to right, the one it stands on in brackets.
Lines draw_tracks(const Brush& brush, const stockpile::View& view);
std::string draw_legend(const Brush& brush);  // of the marks at both ends
// Each stockpile with the bid that stands on its track and the cards on it; investors while they are auctioned.
Lines draw_piles(const Brush& brush, const stockpile::View& view, int width);
// Who has what: shares by company, and everything else that can be counted. Where room is short, numbers of cards that
// nobody can use against others are left out beyond `rows`.
Lines draw_holdings(const Brush& brush, const stockpile::View& view, int width, int rows);
// Whether that has a column for the discard pile: its width, or 0; otherwise the pile is a list.
int discard_column(const stockpile::View& view, int width);
Lines draw_discards(const Brush& brush, const stockpile::View& view);
// The insider pairs as far as the reader knows them, and the forecasts not seen yet.
Lines draw_pairs(const Brush& brush, const stockpile::View& view, int width);
// What the reader holds in hand, own strategies, goods and investors, in as many lines as there is room for.
Lines draw_people(const Brush& brush, const stockpile::View& view, int room);
// What everybody's investors and the reader's strategies do, a line each.
Lines investors_in_full(const Brush& brush, const stockpile::View& view);
Lines strategies_in_full(const Brush& brush, const stockpile::View& view);

Lines draw_board(const Brush& brush, const stockpile::View& view);

}  // namespace bell::tui::stockpile_scene
