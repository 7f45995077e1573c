// Lays out the table: market and stockpiles on the left, players on the right.
#include "tui/stockpile/board.h"

#include <algorithm>

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

// The deck is shown if there is space.
std::string heading(const Brush& brush, const View& view, int width) {
  const std::string between(brush.look.pick(" · ", ", "));
  std::string line = paint(brush.look, Ink::strong, brush.words.say("stockpile.title"));
  if (view.board.round == 0) return line + "  " + brush.say("set_up");
  line +=
      "  " + brush.say("round", {{"round", std::to_string(view.board.round)}, {"rounds", std::to_string(view.rounds)}});
  const std::string token(brush.look.pick("★", "*"));
  const int room = width - width_of(line + between + brush.say("first_player", {{"token", token}, {"name", ""}}));
  line += between +
          brush.say("first_player", {{"token", token}, {"name", brush.narrow_name(view.board.first_player, room)}});
  const std::string deck = between + brush.say("deck", {{"number", std::to_string(view.board.deck_size)}});
  return width_of(line + deck) <= width ? line + deck : line;
}

// Before the first round nothing is on the table but investors put up for auction.
Lines draw_set_up(const Brush& brush, const View& view) {
  Lines lines{heading(brush, view, brush.look.width)};
  if (view.board.auction.on_pile[pile_at(0)] != Investor::none)
    append(lines, draw_piles(brush, view, brush.look.width));
  return lines;
}

bool is_tight(const Brush& brush) { return brush.look.form == Look::Form::tight; }

constexpr int kGap = 2;

int left_width(const Brush& brush, const Lines& tracks) {
  constexpr int kWideLeft = 62;
  const bool is_wide = brush.look.width >= 2 * kWideLeft - 10;
  int width = is_wide ? kWideLeft : 0;
  for (const std::string& line : tracks) width = std::max(width, width_of(line));
  return width;
}

bool has_legend_beside(const Brush& brush, int width) {
  return !is_tight(brush) && width_of(draw_legend(brush)) <= width;
}

// Where room is short the heading stands in the first line of the table, and signs are explained below it, or in the
// help only.
Lines draw_table(const Brush& brush, const View& view) {
  const Lines tracks = draw_tracks(brush, view);
  const int width = left_width(brush, tracks);
  const std::string title = heading(brush, view, is_tight(brush) ? width : brush.look.width);
  Lines left;
  left.push_back(is_tight(brush) ? title : has_legend_beside(brush, width) ? draw_legend(brush) : "");
  append(left, tracks);
  append(left, draw_piles(brush, view, width));
  append(left, draw_pairs(brush, view, width));
  const Lines right = draw_holdings(brush, view, brush.look.width - width - kGap, static_cast<int>(left.size()));
  Lines lines = beside(left, right, width + kGap);
  if (!is_tight(brush)) lines.insert(lines.begin(), title);
  return lines;
}

}  // namespace

Lines draw_board(const Brush& brush, const View& view) {
  Lines lines = view.board.round == 0 ? draw_set_up(brush, view) : draw_table(brush, view);
  append(lines, draw_people(brush, view, brush.look.height - static_cast<int>(lines.size())));
  if (view.board.round == 0) return lines;
  const int left = left_width(brush, draw_tracks(brush, view));
  if (!has_legend_beside(brush, left) && static_cast<int>(lines.size()) < brush.look.height)
    lines.push_back(draw_legend(brush));
  if (brush.look.form != Look::Form::roomy) return lines;
  const int right = brush.look.width - left - kGap;
  const Lines discards = discard_column(view, right) > 0 ? Lines{} : draw_discards(brush, view);
  if (static_cast<int>(lines.size() + discards.size()) <= brush.look.height) append(lines, discards);
  return lines;
}

}  // namespace bell::tui::stockpile_scene
