// The parts of the 1920 Wall Street screen.
#pragma once

#include <span>

#include "tui/menu.h"
#include "tui/wall_street_1920/brush.h"

namespace bell::tui::wall_street_scene {

// The ring of places with direction, pawns, options and what each card would cost the reader; in its middle the next
// card and the discard piles. Where room is short, the numbers of the choices that lie at a place stand there.
Lines draw_rondel(const Brush& brush, const wall_street_1920::View& view, std::span<const MenuItem> offered);
// Four ladders: upright where the screen is high enough, else lying, cheapest space on the left.
Lines draw_prices(const Brush& brush, const wall_street_1920::View& view);
// The same without the ladders, and with what the magnates would do.
Lines draw_prices_and_magnates(const Brush& brush, const wall_street_1920::View& view);
// What the magnates still at the table would do; nothing without them.
Lines draw_magnates(const Brush& brush, const wall_street_1920::View& view);
// A row for everybody's cash, capital, loans and numbers of cards.
Lines draw_purses(const Brush& brush, const wall_street_1920::View& view);
// One player's cards as far as the reader may see or remember them.
Lines draw_hand(const Brush& brush, const wall_street_1920::View& view, Seat seat);

Lines draw_board(const Brush& brush, const wall_street_1920::View& view, std::span<const MenuItem> offered = {});

}  // namespace bell::tui::wall_street_scene
