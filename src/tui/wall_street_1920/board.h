// The parts of the 1920 Wall Street screen.
#pragma once

#include "tui/wall_street_1920/brush.h"

namespace bell::tui::wall_street_scene {

// The ring of places with direction, pawns, options, and what each card would cost the reader.
Lines draw_rondel(const Brush& brush, const wall_street_1920::View& view);
// Four ladders, dearest space on top; the cube's space is marked, magnates stand above.
Lines draw_prices(const Brush& brush, const wall_street_1920::View& view);
// The deck, how long it is safe, and the three discard piles.
Lines draw_deck(const Brush& brush, const wall_street_1920::View& view);
// Everybody's cash, capital, loans and cards; the reader's own in full.
Lines draw_players(const Brush& brush, const wall_street_1920::View& view);

Lines draw_board(const Brush& brush, const wall_street_1920::View& view);

// What moving `spaces` costs a seat in dollars before capital pays, and rivals to be paid besides.
struct Fare {
  int place = 0;
  int price = 0;
  int rivals = 0;
};
Fare fare_of(const Brush& brush, const wall_street_1920::View& view, Seat seat, int spaces);

}  // namespace bell::tui::wall_street_scene
