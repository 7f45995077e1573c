// Draws the rondel as a ring: the first half from left to right, the second half back below it, the deck in the middle.
#include <algorithm>

#include "tui/wall_street_1920/board.h"
#include "view/wall_street_1920/actions.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

constexpr int kWidestCell = 24;
constexpr int kNarrowestMiddle = 80;  // of the lines inside the ring, where there is space

using Places = std::vector<int>;

std::string contents(const Brush& brush, const View& view, int place) {
  const std::string number = paint(brush.look, Ink::faint, std::to_string(place) + ": ");
  if (place == kTrendPlace) return number + paint(brush.look, Ink::strong, brush.say("trend_coins", view.board.coins));
  const Card card = view.board.rondel[place].card;
  return number + (card == kNoCard ? brush.say("empty") : brush.card(card));
}
std::string second_card(const Brush& brush, const View& view, int place) {
  const Place& here = view.board.rondel[place];
  return here.is_set() ? " & " + brush.card(here.second) : "";
}

// Red if it takes a loan, plain if it takes cash.
std::string cost(const Brush& brush, const View& view, int place) {
  using enum PriceTag::From;
  const PriceTag tag = brush.price_at(view, place);
  return paint(brush.look, tag.from == loan ? Ink::red : tag.from == cash ? Ink::plain : Ink::faint, tag.text);
}
std::string pawns_and_options(const Brush& brush, const View& view, int place) {
  std::string pawns;
  std::string options;
  for (const Seat seat : seats_of(view.seats))
    if (view.board.pawn[seat] == place) pawns += brush.initial(seat);
  for (const Seat seat : options_at(view, place)) options += brush.initial(seat);
  if (!pawns.empty()) pawns = paint(brush.look, Ink::strong, std::string(brush.look.pick("♟", "@")) + pawns);
  if (!options.empty()) options = std::string(brush.look.pick("◆", "#")) + options;
  return pawns + options;
}
// "3) " if the choice with that number is for this place; otherwise blanks.
std::string number_at(const Brush& brush, std::span<const MenuItem> offered, int place) {
  for (std::size_t at = 0; at < offered.size(); ++at)
    if (offered[at].on_board == place && is_on_board(offered[at], brush.look))
      return paint(brush.look, Ink::strong, std::to_string(at + 1) + ')') + ' ';
  return "   ";
}

// Several pawns at one place are drawn closer together.
std::string below(const Brush& brush, const View& view, std::span<const MenuItem> offered, int place, int width) {
  const std::string price = number_at(brush, offered, place) + cost(brush, view, place);
  const std::string pawns = pawns_and_options(brush, view, place);
  const bool is_crowded = width_of(price) + 1 + width_of(pawns) > width;
  return price + (is_crowded ? "" : " ") + pawns;
}

template <class Cell>
std::string row_of(const Places& places, int width, Cell&& cell) {
  std::string line;
  for (const int place : places) line += pad(cell(place), width);
  return line;
}

void add_row(const Brush& brush, const View& view, std::span<const MenuItem> offered, const Places& places, int width,
             Lines& lines) {
  lines.push_back(row_of(places, width, [&](int place) { return contents(brush, view, place); }));
  if (std::ranges::any_of(places, [&](int place) { return view.board.rondel[place].is_set(); }))
    lines.push_back(row_of(places, width, [&](int place) { return second_card(brush, view, place); }));
  lines.push_back(row_of(places, width, [&](int place) { return below(brush, view, offered, place, width - 1); }));
}

std::string dynamite_on(const Brush& brush, const MemoryAid& aid, Pile pile) {
  return ' ' + std::string(brush.look.pick("✹", "*")) + std::to_string(aid.dynamite[pile]);
}
// With dynamite if a memory aid counts it; they are labelled if there is space.
std::string piles(const Brush& brush, const View& view, int width) {
  std::string line;
  for (const Pile pile : kAllPiles) {
    const PileTop& top = view.board.piles[pile];
    line += std::string("  ") + letter_of(pile) + ": " +
            (top.size == 0 ? brush.say("empty") : brush.card(top.card) + " (" + std::to_string(top.size) + ')');
    if (view.memory_aid.is_known()) line += dynamite_on(brush, view.memory_aid.or_else({}), pile);
  }
  const std::string label = brush.say("piles");
  return width_of(label) + width_of(line) <= width ? label + line : line;
}

// A line in the middle of the ring, between arrows that show the direction of the pawns.
std::string middle(const Brush& brush, const View& view, const std::string& text, int width) {
  const bool is_clockwise = view.board.trend == Trend::clockwise;
  const std::string up(brush.look.pick("↑", "^"));
  const std::string down(brush.look.pick("↓", "v"));
  return (is_clockwise ? up : down) + centre(text, width - 2) + (is_clockwise ? down : up);
}

}  // namespace

SeatMask options_at(const View& view, int place) {
  SeatMask owners;
  for (const Seat seat : seats_of(view.seats))
    if (place != kTrendPlace && view.board.purchase_option.at[seat] == place) owners.add(seat);
  return owners;
}

Lines draw_rondel(const Brush& brush, const View& view, std::span<const MenuItem> offered) {
  const int places = view.board.rondel.size();
  const int half = (places + 1) / 2;
  const int cell = std::clamp(brush.look.width / half, 1, kWidestCell);
  const int width = std::max(half * cell, std::min(brush.look.width, kNarrowestMiddle));
  Places there;
  Places back;
  for (int place = 0; place < half; ++place) there.push_back(place);
  for (int place = places - 1; place >= half; --place) back.push_back(place);
  const std::string way = brush.direction(view);
  Lines lines;
  add_row(brush, view, offered, there, cell, lines);
  lines.push_back(middle(brush, view, paint(brush.look, Ink::strong, way) + "   " + brush.next_card(view), width));
  lines.push_back(middle(brush, view, piles(brush, view, width - 2), width));
  add_row(brush, view, offered, back, cell, lines);
  return lines;
}

}  // namespace bell::tui::wall_street_scene
