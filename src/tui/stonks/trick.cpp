// Draws the current trick: the market card, who has played what in order, and the effect of a speculation.
#include "tui/stonks/board.h"

namespace bell::tui::stonks_scene {

using namespace stonks;

namespace {

constexpr int kTrickNameWidth = 15;

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

std::string place(const Brush& brush, const View& view, Seat seat) {
  const Board& board = view.board;
  const bool acts = board.cursor.turn.is_for(seat);
  std::string line = acts ? std::string(brush.look.pick("▶ ", "> ")) : "  ";
  line += pad(shortened(brush.short_name(seat), kTrickNameWidth - 1), kTrickNameWidth);
  const Played* played = play_of(board.trick, seat);
  if (played == nullptr) return line + paint(brush.look, Ink::faint, brush.look.pick("·", "."));
  line += shown(brush, view, *played);
  if (board.trick.winner == seat)
    return line + ' ' + paint(brush.look, Ink::strong, brush.say("stonks.ui.screen.wins"));
  if (&*board.trick.plays.begin() == played)
    line += ' ' + paint(brush.look, Ink::faint, brush.say("stonks.ui.screen.leads"));
  return line;
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

Lines draw_trick(const Brush& brush, const View& view) {
  const Board& board = view.board;
  if (board.trick.market == kNoCard) return {};
  Lines lines{headline(brush, board.trick),
              "  " + pad(brush.say("stonks.ui.screen.market"), kTrickNameWidth) + brush.card(board.trick.market)};
  Seat seat = board.trick.plays.is_empty() ? board.opener : board.trick.plays[0].by;
  for (int n = 0; n < view.seats; ++n, seat = next_seat(seat, view.seats)) lines.push_back(place(brush, view, seat));
  return lines;
}

Lines draw_speculation(const Brush& brush, const View& view, int width) {
  if (view.board.trick.market == kNoCard) return {};
  Lines lines = wrap(speculation_line(brush, view.board.trick), width);
  for (std::string& line : lines) line = paint(brush.look, Ink::faint, line);
  return lines;
}

}  // namespace bell::tui::stonks_scene
