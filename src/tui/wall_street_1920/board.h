// The parts of the 1920 Wall Street screen.
#pragma once

#include <span>

#include "tui/menu.h"
#include "tui/wall_street_1920/brush.h"

namespace bell::tui::wall_street_scene {

// The ring of places with direction, pawns, options and what each card would cost the reader; in its middle the next
// card and the discard piles. If space is short, it shows the numbers of the choices for each place.
Lines draw_rondel(const Brush& brush, const wall_street_1920::View& view, std::span<const MenuItem> offered);
// Those whose purchase option is at this place.
SeatMask options_at(const wall_street_1920::View& view, int place);
// Four ladders: upright if the screen is high enough, else lying, cheapest space on the left.
Lines draw_prices(const Brush& brush, const wall_street_1920::View& view);
// The same without the ladders, and with the magnates' effects.
Lines draw_prices_and_magnates(const Brush& brush, const wall_street_1920::View& view);
// The effects of the magnates still at the table; nothing without them.
Lines draw_magnates(const Brush& brush, const wall_street_1920::View& view);
// A row with everybody's cash, capital, loans and numbers of cards.
Lines draw_purses(const Brush& brush, const wall_street_1920::View& view);
// Of the signs on the ring and beside the prices, as far as they are in use; wide as it is.
std::string legend(const Brush& brush, const wall_street_1920::View& view);
// One player's cards as far as the reader may see or remember them.
Lines draw_hand(const Brush& brush, const wall_street_1920::View& view, Seat seat);

Lines draw_board(const Brush& brush, const wall_street_1920::View& view, std::span<const MenuItem> offered = {});

}  // namespace bell::tui::wall_street_scene
