// How the parts of the table stand together.
#include "tui/wall_street_1920/board.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

}  // namespace

Lines draw_board(const Brush& brush, const View& view) {
  constexpr int kDeckColumn = 40;
  Lines lines{paint(brush.look, Ink::strong, brush.words.say("wall-street-1920.title")) + "  " +
              brush.say("round", texts::Args{{"round", std::to_string(view.board.round)}})};
  append(lines, draw_rondel(brush, view));
  append(lines, beside(draw_prices(brush, view), draw_deck(brush, view), kDeckColumn));
  append(lines, draw_players(brush, view));
  for (std::string& line : lines) line = clip(line, brush.look.width);
  return lines;
}

}  // namespace bell::tui::wall_street_scene
