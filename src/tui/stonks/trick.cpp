// Draws the current trick: the market card, who has played what in order, and the effect of a speculation.
#include <algorithm>

#include "tui/stonks/board.h"

namespace bell::tui::stonks_scene {

using namespace stonks;

namespace {

constexpr int kNameWidth = 15;
constexpr int kMarkWidth = 2;

// One line: who it is, and what they have played.
struct Row {
  std::string mark;
  std::string name;
  std::string card;
};

const Played* play_of(const Trick& trick, Seat seat) {
  for (const Played& played : trick.plays)
    if (played.by == seat) return &played;
  return nullptr;
}

// A face-down card shows its back to everyone but its owner.
std::string shown(const Brush& brush, const View& view, const Played& played) {
  if (played.card != kNoCard) return brush.card(played.card);
  const Card known = view.face_down.or_else(kNoCard);
  return known == kNoCard ? brush.card(kNoCard) : brush.card(kNoCard) + " (" + brush.card(known) + ')';
}

std::string played_by(const Brush& brush, const View& view, Seat seat) {
  const Trick& trick = view.board.trick;
  const Played* played = play_of(trick, seat);
  if (played == nullptr) return paint(brush.look, Ink::faint, brush.look.pick("·", "."));
  const std::string card = shown(brush, view, *played);
  if (trick.winner == seat) return card + ' ' + paint(brush.look, Ink::strong, brush.say("stonks.ui.screen.wins"));
  if (&*trick.plays.begin() == played)
    return card + ' ' + paint(brush.look, Ink::faint, brush.say("stonks.ui.screen.leads"));
  return card;
}

Row row_of(const Brush& brush, const View& view, Seat seat) {
  const bool acts = view.board.cursor.turn.is_for(seat);
  return {std::string(acts ? brush.look.pick("▶ ", "> ") : "  "), brush.short_name(seat), played_by(brush, view, seat)};
}

// Names give way to what was played.
Lines in_rows(const std::vector<Row>& rows, int width) {
  int names = kNameWidth;
  for (const Row& row : rows) names = std::min(names, width - kMarkWidth - width_of(row.card));
  Lines lines;
  for (const Row& row : rows) lines.push_back(row.mark + pad(shortened(row.name, names - 1), names) + row.card);
  return lines;
}

std::string speculation_line(const Brush& brush, const Trick& trick) {
  if (trick.speculation == Speculation::unused) return "";
  const texts::Args args{{"seat", brush.short_name(trick.speculator)}, {"company", brush.name_of(trick.lead)}};
  switch (trick.speculation) {
    case Speculation::opened:
      return brush.say("stonks.ui.screen.speculation_opened", args);
    case Speculation::followed:
      return brush.say("stonks.ui.screen.speculation_followed", args);
    case Speculation::cancelled:
      return brush.say("stonks.ui.screen.speculation_cancelled", args);
    case Speculation::unused:
      break;
  }
  return "";
}

std::string headline(const Brush& brush, const Trick& trick) {
  if (trick.lead == kNoCompany) return paint(brush.look, Ink::strong, brush.say("stonks.ui.screen.trick"));
  return paint(brush.look, Ink::strong,
               brush.say("stonks.ui.screen.trick_led", {{"company", brush.name_of(trick.lead)}})) +
         ' ' + brush.emblem_of(trick.lead);
}

}  // namespace

Lines draw_trick(const Brush& brush, const View& view, int width) {
  const Board& board = view.board;
  if (board.trick.market == kNoCard) return {};
  std::vector<Row> rows{{"  ", brush.say("stonks.ui.screen.market"), brush.card(board.trick.market)}};
  Seat seat = board.trick.plays.is_empty() ? board.opener : board.trick.plays[0].by;
  for (int n = 0; n < view.seats; ++n, seat = next_seat(seat, view.seats)) rows.push_back(row_of(brush, view, seat));
  Lines lines{headline(brush, board.trick)};
  append(lines, in_rows(rows, width));
  return lines;
}

Lines draw_speculation(const Brush& brush, const View& view, int width) {
  if (view.board.trick.market == kNoCard) return {};
  Lines lines = wrap(speculation_line(brush, view.board.trick), width);
  for (std::string& line : lines) line = paint(brush.look, Ink::faint, line);
  return lines;
}

}  // namespace bell::tui::stonks_scene
