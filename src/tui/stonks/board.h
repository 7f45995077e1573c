// The Stonks table as text: a pure function of what one viewer sees.
#pragma once

#include "tui/stonks/brush.h"

namespace bell::tui::stonks_scene {

// The whole board: the heading, prices next to the trick, the players, and the reader's hand.
Lines draw_board(const Brush& brush, const stonks::View& view);

Lines draw_prices(const Brush& brush, const stonks::View& view);
Lines draw_lying_prices(const Brush& brush, const stonks::View& view);  // a line per company
Lines draw_trick(const Brush& brush, const stonks::View& view, int width);
// The effect of a speculation on the trick; nothing without one.
Lines draw_speculation(const Brush& brush, const stonks::View& view, int width);
Lines draw_players(const Brush& brush, const stonks::View& view);
Lines draw_hand(const Brush& brush, const stonks::View& view);

}  // namespace bell::tui::stonks_scene
