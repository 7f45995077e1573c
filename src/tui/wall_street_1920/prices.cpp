// Prices as ladders side by side, dearest space on top; (5) is where the cube stands.
#include "tui/wall_street_1920/board.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

constexpr int kLadderWidth = 9;

template <class Cell>
std::string across(Cell&& cell) {
  std::string line;
  for (const Company company : kAllCompanies) line += centre(cell(company), kLadderWidth);
  return line;
}

std::string magnate_at(const Brush& brush, const Board& board, Company company) {
  const int magnate = board.magnates.card[company];
  if (magnate == 0) return "";
  const bool punishes = (board.magnates.punishing >> magnate & 1U) != 0;
  return paint(brush.look, punishes ? Ink::red : Ink::green, 'M' + std::to_string(magnate) + (punishes ? '-' : '+'));
}

std::string rung(const Brush& brush, const View& view, Company company, int level) {
  const auto& track = brush.printed.tracks[static_cast<std::size_t>(view.side)][company];
  const std::string value = std::to_string(track.values[static_cast<std::size_t>(level)]);
  if (view.board.level[company] != level) return paint(brush.look, Ink::faint, value);
  return fill(brush.look, ink_of(company), '(' + value + ')');
}

bool has_magnates(const Board& board) {
  for (const std::uint8_t card : board.magnates.card)
    if (card != 0) return true;
  return false;
}

}  // namespace

Lines draw_prices(const Brush& brush, const View& view) {
  Lines lines{across([&](Company company) {
    return paint(brush.look, ink_of(company), clip(brush.name_of(company), kLadderWidth - 1));
  })};
  if (has_magnates(view.board))
    lines.push_back(across([&](Company company) { return magnate_at(brush, view.board, company); }));
  for (int level = brush.printed.spaces[static_cast<std::size_t>(view.side)] - 1; level >= 0; --level)
    lines.push_back(across([&](Company company) { return rung(brush, view, company, level); }));
  lines.push_back(paint(brush.look, Ink::faint, across([&](Company company) {
                          return ">=" + std::to_string(brush.printed.minimum[view.seats][company]);
                        })));
  return lines;
}

}  // namespace bell::tui::wall_street_scene
