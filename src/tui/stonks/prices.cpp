// Draws prices as ladders side by side, highest level on top. The token is at its level: (3) free to move, [3] locked.
#include "tui/stonks/board.h"

namespace bell::tui::stonks_scene {

using namespace stonks;

namespace {

constexpr int kLadderWidth = 9;

std::string head(const Brush& brush, const Board& board, Company company) {
  std::string text = brush.emblem_of(company);
  if (board.trump == company) text += std::string(brush.look.pick("★", "*"));
  return text;
}

std::string rung(const Brush& brush, const View& view, Company company, std::size_t level) {
  const Board& board = view.board;
  const std::string value = std::to_string(view.deduced.values[company][level]);
  if (board.tiles[company].level != level) return paint(brush.look, Ink::faint, value);
  if (board.black.has(company)) return fill(brush.look, Ink::faint, '[' + value + ']');
  return fill(brush.look, ink_of(company), '(' + value + ')');
}

template <class Cell>
std::string across(const Board& board, Cell&& cell) {
  std::string line;
  for (const Company company : board.row) line += centre(cell(company), kLadderWidth);
  return line;
}

std::string legend(const Brush& brush) {
  return paint(brush.look, Ink::faint,
               brush.say("stonks.ui.screen.price_legend", {{"trump", std::string(brush.look.pick("★", "*"))}}));
}

}  // namespace

Lines draw_prices(const Brush& brush, const View& view) {
  const Board& board = view.board;
  Lines lines{across(board, [&](Company company) { return head(brush, board, company); }),
              across(board, [&](Company company) { return shortened(brush.name_of(company), kLadderWidth - 1); })};
  for (std::size_t level = kLevels; level-- > 0;)
    lines.push_back(across(board, [&](Company company) { return rung(brush, view, company, level); }));
  lines.push_back(legend(brush));
  return lines;
}

Lines draw_lying_prices(const Brush& brush, const View& view) {
  constexpr int kName = 13;
  constexpr int kRung = 5;
  Lines lines;
  for (const Company company : view.board.row) {
    std::string line =
        pad(head(brush, view.board, company), 4) + pad(shortened(brush.name_of(company), kName - 1), kName);
    for (std::size_t level = 0; level < kLevels; ++level) line += centre(rung(brush, view, company, level), kRung);
    lines.push_back(line);
  }
  lines.push_back(legend(brush));
  return lines;
}

}  // namespace bell::tui::stonks_scene
