// Lays out the table.
#include "tui/wall_street_1920/board.h"

#include <algorithm>

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
         brush.say(view.board.round == 0 ? "heading_at_set_up" : "heading",
                   {{"round", std::to_string(view.board.round)},
                    {"cards", std::to_string(view.board.deck_size)},
                    {"warning", warning(brush, view)}});
}

// The reader's own cards; with a memory aid also the rivals', unless space is short.
bool must_show_hand(const Brush& brush, const View& view, Seat seat) {
  if (brush.present.reader == viewer_of(seat)) return true;
  return view.memory_aid.is_known() && brush.look.form != Look::Form::tight;
}

bool has_options(const View& view) {
  for (int place = 0; place < static_cast<int>(view.deduced.places.size()); ++place)
    if (!options_at(view, place).is_empty()) return true;
  return false;
}

int widest_of(const Lines& lines) {
  int widest = 0;
  for (const std::string& line : lines) widest = std::max(widest, width_of(line));
  return widest;
}

}  // namespace

std::string legend(const Brush& brush, const View& view) {
  std::string text = brush.say(
      "legend", {{"pawn", std::string(brush.look.pick("♟", "@"))}, {"held", is_seat(view.viewer) ? "yes" : "no"}});
  if (has_options(view)) text += brush.say("legend_option", {{"option", std::string(brush.look.pick("◆", "#"))}});
  return paint(brush.look, Ink::faint, text);
}

Lines draw_board(const Brush& brush, const View& view, std::span<const MenuItem> offered) {
  constexpr int kGap = 1;
  const bool is_tight = brush.look.form == Look::Form::tight;
  const Lines prices = is_tight ? draw_prices_and_magnates(brush, view) : draw_prices(brush, view);
  Lines lines = wrap(heading(brush, view), brush.look.width, 2);
  append(lines, draw_rondel(brush, view, offered));
  append(lines, beside(prices, draw_purses(brush, view), widest_of(prices) + kGap));
  if (!is_tight) append(lines, draw_magnates(brush, view));
  for (const Seat seat : seats_of(view.seats))
    if (must_show_hand(brush, view, seat)) append(lines, draw_hand(brush, view, seat));
  for (const Seat seat : seats_of(view.seats)) {
    if (is_tight || must_show_hand(brush, view, seat) || view.board.variations[seat].size() == 0) continue;
    const Lines hand = draw_hand(brush, view, seat);
    if (static_cast<int>(lines.size() + hand.size()) <= brush.look.height) append(lines, hand);
  }
  const std::string signs = legend(brush, view);
  if (static_cast<int>(lines.size()) < brush.look.height && width_of(signs) <= brush.look.width) lines.push_back(signs);
  return lines;
}

}  // namespace bell::tui::wall_street_scene
