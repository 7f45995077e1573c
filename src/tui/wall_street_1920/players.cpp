// Draws the players: the purses, which are public, and the cards as far as the reader may know them.
#include <array>

#include "tui/wall_street_1920/board.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

constexpr int kPlayerWidth = 7;

// One column of the table: its heading, and its text for a seat.
struct Column {
  std::string heading;
  std::string (*cell)(const Brush&, const View&, Seat);
};

std::string cash(const Brush& brush, const View& view, Seat seat) {
  return brush.money(view.board.cash[seat].amount());
}
std::string capital(const Brush& brush, const View& view, Seat seat) { return brush.money(view.board.capital[seat]); }
std::string loans(const Brush& brush, const View& view, Seat seat) {
  const std::string count = std::to_string(view.board.loans[seat]);
  return view.board.loans[seat] == 0 ? count : paint(brush.look, Ink::red, count);
}
std::string shares(const Brush&, const View& view, Seat seat) { return std::to_string(view.board.share_cards[seat]); }
std::string variations(const Brush&, const View& view, Seat seat) {
  return std::to_string(view.board.variations[seat].size());
}

std::array<Column, 5> columns(const Brush& brush) {
  const std::string tight = brush.look.form == Look::Form::tight ? "tight." : "";
  return {Column{brush.say(tight + "cash"), &cash}, Column{brush.say(tight + "capital"), &capital},
          Column{brush.say(tight + "loans"), &loans}, Column{brush.say(tight + "shares"), &shares},
          Column{brush.say(tight + "variations"), &variations}};
}

std::string name(const Brush& brush, const View& view, Seat seat) {
  const bool is_active = view.board.active == seat;
  const std::string mark(is_active ? brush.look.pick("▸", ">") : " ");
  const std::string start(view.board.start == seat ? brush.look.pick("★", "*") : "");
  const std::string text = mark + shortened(brush.first_name(seat), kPlayerWidth - 2) + start;
  return pad(paint(brush.look, is_active ? Ink::strong : Ink::plain, text), kPlayerWidth);
}

std::string share_cards(const Brush& brush, const View& view, Seat seat) {
  if (view.shares[seat].is_known()) return brush.cards(view.shares[seat].or_else({}));
  if (!view.memory_aid.is_known()) return brush.say("face_down", view.board.share_cards[seat]);
  const MemoryAid aid = view.memory_aid.or_else({});
  return brush.cards(aid.shares[seat]) + (aid.unsure.has(seat) ? ' ' + brush.say("unsure") : "");
}

}  // namespace

Lines draw_purses(const Brush& brush, const View& view) {
  const auto table = columns(brush);
  std::string heading(kPlayerWidth, ' ');
  for (const Column& column : table) heading += ' ' + column.heading;
  Lines lines{paint(brush.look, Ink::faint, heading)};
  for (const Seat seat : seats_of(view.seats)) {
    std::string line = name(brush, view, seat);
    for (const Column& column : table) line += ' ' + pad_left(column.cell(brush, view, seat), width_of(column.heading));
    lines.push_back(line);
  }
  return lines;
}

Lines draw_hand(const Brush& brush, const View& view, Seat seat) {
  std::string text = paint(brush.look, Ink::strong, brush.first_name(seat)) + "  ";
  texts::Args cards{{"shares", share_cards(brush, view, seat)},
                    {"variations", brush.cards(view.board.variations[seat])}};
  const Seen<SecretShare>& secret = view.deduced.secret_shares[seat];
  if (secret.is_known()) cards["secret"] = brush.secret_share(secret.or_else({}));
  text += brush.say(secret.is_known() ? "hand_secret" : "hand", cards);
  return wrap(text, brush.look.width - 1, 2);
}

}  // namespace bell::tui::wall_street_scene
