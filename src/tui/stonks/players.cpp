// Draws the players: points, cards in hand, the speculation card, shares by company, hidden cards and the current
// worth.
#include <algorithm>

#include "tui/stonks/board.h"

namespace bell::tui::stonks_scene {

using namespace stonks;

namespace {

constexpr int kPlayerWidth = 14;
constexpr int kShareWidth = 5;

struct Column {
  std::string label;
  int width;
};
Column column(const Brush& brush, std::string_view key) {
  std::string label = brush.say(key);
  const int width = std::max(6, width_of(label) + 2);
  return {std::move(label), width};
}

struct Columns {
  explicit Columns(const Brush& brush)
      : points(column(brush, "stonks.ui.screen.points")),
        hand(column(brush, "stonks.ui.screen.cards")),
        speculation(column(brush, "stonks.ui.screen.speculation_short")),
        worth(column(brush, "stonks.ui.screen.worth")) {}
  Column points;
  Column hand;
  Column speculation;
  Column worth;
};

std::string header(const Brush& brush, const Columns& columns, const Board& board) {
  std::string line(static_cast<std::size_t>(kPlayerWidth), ' ');
  for (const Column* each : {&columns.points, &columns.hand, &columns.speculation})
    line += pad_left(paint(brush.look, Ink::faint, each->label), each->width);
  for (const Company company : board.row) line += pad_left(brush.emblem_of(company), kShareWidth);
  line += pad_left(paint(brush.look, Ink::faint, columns.worth.label), columns.worth.width);
  return line + "  " + paint(brush.look, Ink::faint, brush.say("stonks.ui.screen.hidden"));
}

std::string hidden_cards(const Brush& brush, const View& view, Seat seat) {
  std::string text;
  for (const Seen<Card>& card : view.hidden[seat]) text += brush.card(card.or_else(kNoCard)) + ' ';
  if (view.to_reveal[seat].is_known()) text += '(' + brush.card(view.to_reveal[seat].or_else(kNoCard)) + ')';
  return text;
}

std::string row(const Brush& brush, const Columns& columns, const View& view, Seat seat) {
  const Board& board = view.board;
  const std::string mark = board.cursor.turn.is_for(seat) ? std::string(brush.look.pick("▶ ", "> ")) : "  ";
  const std::string name = shortened(brush.short_name(seat), kPlayerWidth - 3);
  std::string line =
      mark + pad(board.winners.has(seat) ? paint(brush.look, Ink::strong, name) : name, kPlayerWidth - 2);
  line += pad_left(std::to_string(board.points[seat].amount()), columns.points.width);
  line += pad_left(std::to_string(board.hand_size[seat]), columns.hand.width);
  line += pad_left(board.speculators.has(seat) ? brush.look.pick("◈", "S") : brush.look.pick("–", "-"),
                   columns.speculation.width);
  const KnownPortfolio& portfolio = view.deduced.portfolios[seat];
  for (const Company company : board.row) {
    const int shares = portfolio.held[company];
    line += pad_left(shares == 0 ? paint(brush.look, Ink::faint, brush.look.pick("·", "."))
                                 : paint(brush.look, ink_of(company), std::to_string(shares)),
                     kShareWidth);
  }
  line += pad_left(std::to_string(portfolio.worth) + (portfolio.unseen > 0 ? "+?" : ""), columns.worth.width);
  return line + "  " + hidden_cards(brush, view, seat);
}

}  // namespace

Lines draw_players(const Brush& brush, const View& view) {
  const Columns columns(brush);
  Lines lines{header(brush, columns, view.board)};
  for (const Seat seat : seats_of(view.seats)) lines.push_back(row(brush, columns, view, seat));
  return lines;
}

}  // namespace bell::tui::stonks_scene
