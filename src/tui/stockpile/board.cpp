// How the parts of the table stand together: market and stockpiles on the left, who has what on the right.
#include "tui/stockpile/board.h"

#include <algorithm>

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

std::string heading(const Brush& brush, const View& view) {
  const std::string between(brush.look.pick(" · ", ", "));
  std::string line = paint(brush.look, Ink::strong, brush.words.say("stockpile.title"));
  if (view.board.round == 0) return line;
  line +=
      "  " + brush.say("round", {{"round", std::to_string(view.board.round)}, {"rounds", std::to_string(view.rounds)}});
  line += between + brush.say("first_player", {{"token", std::string(brush.look.pick("★", "*"))}});
  return line + between + brush.say("deck", {{"number", std::to_string(view.board.deck_size)}});
}

int widest_of(const Lines& lines) {
  int widest = 0;
  for (const std::string& line : lines) widest = std::max(widest, width_of(line));
  return widest;
}

// Before the first round nothing lies on the table but investors put up for auction.
Lines draw_set_up(const Brush& brush, const View& view) {
  if (view.board.auction.on_pile[pile_at(0)] == Investor::none) return {};
  return draw_piles(brush, view, brush.look.width);
}

Lines draw_table(const Brush& brush, const View& view) {
  constexpr int kGap = 2;
  constexpr int kWideLeft = 62;
  Lines left = draw_tracks(brush, view);
  const bool is_wide = brush.look.width >= 2 * kWideLeft - 10;
  const int width = is_wide ? kWideLeft : widest_of(left);
  append(left, draw_piles(brush, view, width));
  append(left, draw_pairs(brush, view, width));
  return beside(left, draw_holdings(brush, view, brush.look.width - width - kGap), width + kGap);
}

}  // namespace

Lines draw_board(const Brush& brush, const View& view) {
  constexpr int kForNews = 2;
  Lines lines{heading(brush, view)};
  append(lines, view.board.round == 0 ? draw_set_up(brush, view) : draw_table(brush, view));
  append(lines, draw_people(brush, view, brush.look.height - static_cast<int>(lines.size()) - kForNews));
  for (std::string& line : lines) line = clip(line, brush.look.width);
  return lines;
}

}  // namespace bell::tui::stockpile_scene
