// The rondel as a ring: its first half from left to right, its second half back below it.
#include "tui/wall_street_1920/board.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

constexpr int kCellWidth = 15;

int places_of(const View& view) { return view.board.rondel.size(); }

// The reader's way to a place: how many spaces; 0 without a pawn.
int spaces_to(const View& view, Seat seat, int place) {
  const int pawn = view.board.pawn[seat];
  if (pawn == kNowhere) return 0;
  const int places = places_of(view);
  const int ahead = view.board.trend == Trend::clockwise ? place - pawn : pawn - place;
  const int spaces = (ahead + places) % places;
  return spaces == 0 ? places : spaces;
}

std::string contents(const Brush& brush, const View& view, int place) {
  const std::string number = paint(brush.look, Ink::faint, std::to_string(place) + ' ');
  if (place == kTrendPlace) return number + paint(brush.look, Ink::strong, brush.say("trend"));
  const Place& here = view.board.rondel[place];
  if (here.card == kNoCard) return number + brush.say("empty");
  return number + brush.card(here.card) + (here.is_set() ? '/' + brush.card(here.second) : std::string());
}

std::string costs(const Brush& brush, const View& view, int place) {
  std::string text = place == kTrendPlace ? brush.say("coins", view.board.coins) : std::string();
  if (!is_seat(brush.present.reader)) return text;
  const Seat seat = seat_of(brush.present.reader);
  const int spaces = spaces_to(view, seat, place);
  if (spaces == 0) return text;
  const Fare fare = fare_of(brush, view, seat, spaces);
  if (!text.empty()) text += ' ';
  text += std::string(brush.look.pick("→", ">")) + brush.say("cost", fare.price);
  if (fare.rivals > 0) text += '+' + std::to_string(fare.rivals * brush.printed.tariff.pawn);
  return text;
}

std::string visitors(const Brush& brush, const View& view, int place) {
  std::string text;
  for (const Seat seat : seats_of(view.seats)) {
    if (view.board.pawn[seat] == place)
      text += std::string(brush.look.pick("♟", "@")) + clip(brush.name_of(seat), 4) + ' ';
    if (place != kTrendPlace && view.board.purchase_option.at[seat] == place)
      text += std::string(brush.look.pick("◆", "#")) + clip(brush.name_of(seat), 3) + ' ';
  }
  return text;
}

template <class Cell>
std::string row_of(const std::vector<int>& places, Cell&& cell) {
  std::string line;
  for (const int place : places) line += pad(clip(cell(place), kCellWidth - 1), kCellWidth);
  return line;
}

void add_row(const Brush& brush, const View& view, const std::vector<int>& places, Lines& lines) {
  lines.push_back(row_of(places, [&](int place) { return contents(brush, view, place); }));
  lines.push_back(paint(brush.look, Ink::faint, row_of(places, [&](int place) { return costs(brush, view, place); })));
  lines.push_back(row_of(places, [&](int place) { return visitors(brush, view, place); }));
}

std::string direction(const Brush& brush, const View& view, int width) {
  const bool is_clockwise = view.board.trend == Trend::clockwise;
  const std::string way(is_clockwise ? brush.look.pick("↻ ", "(> ") : brush.look.pick("↺ ", "(< "));
  const std::string left(is_clockwise ? brush.look.pick("↑", "^") : brush.look.pick("↓", "v"));
  const std::string right(is_clockwise ? brush.look.pick("↓", "v") : brush.look.pick("↑", "^"));
  const std::string words = way + brush.say(is_clockwise ? "clockwise" : "counterclockwise");
  return left + centre(paint(brush.look, Ink::strong, words), width - 2) + right;
}

}  // namespace

Fare fare_of(const Brush& brush, const View& view, Seat seat, int spaces) {
  const Board& board = view.board;
  const int places = places_of(view);
  const int step = board.trend == Trend::clockwise ? spaces : places - spaces;
  Fare fare{.place = (board.pawn[seat] + step) % places, .price = spaces, .rivals = 0};
  if (fare.place == kTrendPlace) return fare;
  const Place& here = board.rondel[fare.place];
  fare.price += brush.printed.cost[here.card] + brush.printed.cost[here.second];
  for (const Seat other : seats_of(view.seats)) {
    if (other == seat) continue;
    if (board.pawn[other] == fare.place) ++fare.rivals;
    if (board.purchase_option.at[other] == fare.place) fare.price += brush.printed.tariff.surcharge;
  }
  return fare;
}

Lines draw_rondel(const Brush& brush, const View& view) {
  const int places = places_of(view);
  const int half = (places + 1) / 2;
  std::vector<int> first;
  std::vector<int> second;
  for (int place = 0; place < half; ++place) first.push_back(place);
  for (int place = places - 1; place >= half; --place) second.push_back(place);
  Lines lines;
  add_row(brush, view, first, lines);
  lines.push_back(direction(brush, view, half * kCellWidth));
  add_row(brush, view, second, lines);
  return lines;
}

}  // namespace bell::tui::wall_street_scene
