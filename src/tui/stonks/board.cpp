// Lays out the table, and draws the heading and the hand.
#include "tui/stonks/board.h"

namespace bell::tui::stonks_scene {

using namespace stonks;

namespace {

std::string heading(const Brush& brush, const View& view) {
  const Board& board = view.board;
  std::string line = paint(brush.look, Ink::strong, brush.say("stonks.ui.screen.title"));
  line += "  " + brush.say(board.round == 0 ? "stonks.ui.screen.heading_at_set_up" : "stonks.ui.screen.heading",
                           {{"round", std::to_string(board.round)},
                            {"rounds", std::to_string(view.rounds)},
                            {"tricks", std::to_string(board.tricks_left)},
                            {"deck", std::to_string(board.deck_size)}});
  if (board.trump != kNoCompany)
    line += "   " + std::string(brush.look.pick("★", "*")) + ' ' +
            brush.say("stonks.ui.screen.trump", {{"company", brush.name_of(board.trump)}}) + ' ' +
            brush.emblem_of(board.trump);
  return line;
}

// Of the marks beside the players; where room is short it stands in the help only.
std::string player_legend(const Brush& brush) {
  return paint(brush.look, Ink::faint,
               brush.say("stonks.ui.screen.player_legend", {{"speculation", std::string(brush.look.pick("◈", "S"))},
                                                            {"turn", std::string(brush.look.pick("▶", ">"))}}));
}

// Prices beside the trick.
Lines draw_table(const Brush& brush, const View& view) {
  constexpr int kTrickColumn = 47;
  const bool is_roomy = brush.look.form == Look::Form::roomy;
  Lines prices = is_roomy ? draw_prices(brush, view) : draw_lying_prices(brush, view);
  Lines trick = draw_trick(brush, view, brush.look.width - kTrickColumn);
  const int width = is_roomy ? brush.look.width - kTrickColumn : kTrickColumn - 1;
  append(is_roomy ? trick : prices, draw_speculation(brush, view, width));
  return beside(prices, trick, kTrickColumn);
}

}  // namespace

Lines draw_hand(const Brush& brush, const View& view) {
  if (!is_seat(brush.present.reader)) return {};
  const Seat seat = seat_of(brush.present.reader);
  const CardSet hand = view.hands[seat].or_else({});
  std::string line = paint(brush.look, Ink::strong, brush.say("stonks.ui.screen.hand"));
  for (const Company company : view.board.row) {
    if (!hand.has_any(company)) continue;
    line += "  ";
    hand.for_each_of(company, [&](Card card) { line += ' ' + brush.card(card); });
  }
  if (hand.is_empty()) line += "  " + brush.say("stonks.ui.screen.hand_empty");
  return wrap(line, brush.look.width, 6);
}

Lines draw_board(const Brush& brush, const View& view) {
  Lines lines = wrap(heading(brush, view), brush.look.width, 2);
  append(lines, draw_table(brush, view));
  append(lines, draw_players(brush, view));
  append(lines, draw_hand(brush, view));
  const std::string legend = player_legend(brush);
  if (static_cast<int>(lines.size()) < brush.look.height && width_of(legend) <= brush.look.width)
    lines.push_back(legend);
  return lines;
}

}  // namespace bell::tui::stonks_scene
