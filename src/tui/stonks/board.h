// The Stonks table as text: a pure function of what one viewer sees.
#pragma once

#include "tui/stonks/brush.h"

namespace bell::tui::stonks_scene {

// Everything at once: the heading, prices beside the trick, the players, and the reader's hand.
Lines draw_board(const Brush& brush, const stonks::View& view);

Lines draw_prices(const Brush& brush, const stonks::Board& board);
Lines draw_trick(const Brush& brush, const stonks::View& view);
Lines draw_players(const Brush& brush, const stonks::View& view);
Lines draw_hand(const Brush& brush, const stonks::View& view);

// The portfolio as far as the viewer knows it: its shares by company, and their worth at the present values.
struct KnownPortfolio {
  stonks::PerCompany<int> shares;
  int worth = 0;   // with an unused speculation card
  int unseen = 0;  // cards the viewer can't count
};
KnownPortfolio known_portfolio(const Brush& brush, const stonks::View& view, Seat seat);

}  // namespace bell::tui::stonks_scene
