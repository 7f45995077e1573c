// How the parts of the table stand together.
#include "tui/wall_street_1920/board.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

// How long the deck is safe.
std::string warning(const Brush& brush, const View& view) {
  if (view.board.has_exploded != 0) return paint(brush.look, Ink::red, brush.say("exploded"));
  if (view.deduced.safe_cards > 0) return brush.say("safe", view.deduced.safe_cards);
  return paint(brush.look, Ink::red, brush.say("danger"));
}

std::string heading(const Brush& brush, const View& view) {
  return paint(brush.look, Ink::strong, brush.words.say("wall-street-1920.title")) + "  " +
         brush.say("heading", {{"round", std::to_string(view.board.round)},
                               {"cards", std::to_string(view.board.deck_size)},
                               {"warning", warning(brush, view)}});
}

// The reader's own cards; with a memory aid the rivals', too.
bool shows_hand(const Brush& brush, const View& view, Seat seat) {
  return brush.present.reader == viewer_of(seat) || view.memory_aid.is_known();
}

}  // namespace

Lines draw_board(const Brush& brush, const View& view) {
  constexpr int kGap = 1;
  const Lines prices = draw_prices(brush, view);
  Lines lines{heading(brush, view)};
  append(lines, draw_rondel(brush, view));
  append(lines, beside(prices, draw_purses(brush, view), width_of(prices.front()) + kGap));
  append(lines, draw_magnates(brush, view));
  for (const Seat seat : seats_of(view.seats))
    if (shows_hand(brush, view, seat)) append(lines, draw_hand(brush, view, seat));
  for (std::string& line : lines) line = clip(line, brush.look.width);
  return lines;
}

}  // namespace bell::tui::wall_street_scene
