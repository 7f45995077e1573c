// The rondel as a ring: its first half from left to right, its second half back below it, the deck in the middle.
#include <algorithm>

#include "tui/wall_street_1920/board.h"
#include "view/wall_street_1920/actions.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

constexpr int kWidestCell = 22;
constexpr int kNarrowestMiddle = 72;  // of the lines inside the ring, where there is room

using Places = std::vector<int>;

std::string contents(const Brush& brush, const View& view, int place) {
  const std::string number = paint(brush.look, Ink::faint, std::to_string(place) + ": ");
  if (place == kTrendPlace) return number + paint(brush.look, Ink::strong, brush.say("trend"));
  const Card card = view.board.rondel[place].card;
  return number + (card == kNoCard ? brush.say("empty") : brush.card(card));
}
std::string second_card(const Brush& brush, const View& view, int place) {
  const Place& here = view.board.rondel[place];
  return here.is_set() ? " & " + brush.card(here.second) : "";
}

// What the reader would pay to go there and buy: red if it takes a loan, faint if capital pays it all. Without a pawn
// of the reader's, what is printed on the cards.
std::string cost(const Brush& brush, const View& view, int place) {
  const PlaceFigures& figures = view.deduced.places[static_cast<std::size_t>(place)];
  const std::string printed = '$' + std::to_string(figures.cost);
  if (!figures.fare.is_known()) return place == kTrendPlace ? "" : paint(brush.look, Ink::faint, printed);
  const Payment pays = figures.fare.or_else({}).pays;
  const Ink ink = pays.loans > 0 ? Ink::red : pays.cash > 0 ? Ink::plain : Ink::faint;
  return paint(brush.look, ink, '$' + std::to_string(pays.price));
}
std::string pawns_and_options(const Brush& brush, const View& view, int place) {
  std::string pawns;
  std::string options;
  for (const Seat seat : seats_of(view.seats)) {
    if (view.board.pawn[seat] == place) pawns += brush.initial(seat);
    if (place != kTrendPlace && view.board.purchase_option.at[seat] == place) options += brush.initial(seat);
  }
  if (!pawns.empty()) pawns = paint(brush.look, Ink::strong, std::string(brush.look.pick("♟", "@")) + pawns);
  if (!options.empty()) options = std::string(brush.look.pick("◆", "#")) + options;
  return pawns + (pawns.empty() || options.empty() ? "" : " ") + options;
}
std::string below(const Brush& brush, const View& view, int place) {
  std::string text = "   " + cost(brush, view, place);
  if (place == kTrendPlace) text += ' ' + brush.say("coins", view.board.coins);
  return text + ' ' + pawns_and_options(brush, view, place);
}

template <class Cell>
std::string row_of(const Places& places, int width, Cell&& cell) {
  std::string line;
  for (const int place : places) line += pad(clip(cell(place), width - 1), width);
  return line;
}

void add_row(const Brush& brush, const View& view, const Places& places, int width, Lines& lines) {
  lines.push_back(row_of(places, width, [&](int place) { return contents(brush, view, place); }));
  if (std::ranges::any_of(places, [&](int place) { return view.board.rondel[place].is_set(); }))
    lines.push_back(row_of(places, width, [&](int place) { return second_card(brush, view, place); }));
  lines.push_back(row_of(places, width, [&](int place) { return below(brush, view, place); }));
}

std::string next_card(const Brush& brush, const View& view) {
  const Card top = view.board.top;
  if (top == kNoCard) return brush.say("no_deck");
  int cost = 0;
  for (const CardFigures& figures : view.deduced.cards)
    if (figures.card == top) cost = figures.cost;
  return brush.say("next", {{"card", brush.card(top)}, {"cost", std::to_string(cost)}});
}
std::string piles(const Brush& brush, const View& view) {
  std::string line = brush.say("piles");
  for (const Pile pile : kAllPiles) {
    const PileTop& top = view.board.piles[pile];
    line += std::string("  ") + letter_of(pile) + ": " +
            (top.size == 0 ? brush.say("empty") : brush.card(top.card) + " (" + std::to_string(top.size) + ')');
  }
  return line;
}

std::string dynamite(const Brush& brush, const MemoryAid& aid) {
  std::string line = brush.say("dynamite");
  for (const Pile pile : kAllPiles)
    line += std::string("  ") + letter_of(pile) + ": " + std::to_string(aid.dynamite[pile]);
  return line;
}

// A line in the middle of the ring, between arrows that show which way pawns go.
std::string middle(const Brush& brush, const View& view, const std::string& text, int width) {
  const bool is_clockwise = view.board.trend == Trend::clockwise;
  const std::string up(brush.look.pick("↑", "^"));
  const std::string down(brush.look.pick("↓", "v"));
  return (is_clockwise ? up : down) + centre(text, width - 2) + (is_clockwise ? down : up);
}

}  // namespace

Lines draw_rondel(const Brush& brush, const View& view) {
  const int places = view.board.rondel.size();
  const int half = (places + 1) / 2;
  const int cell = std::clamp(brush.look.width / half, 1, kWidestCell);
  const int width = std::max(half * cell, std::min(brush.look.width, kNarrowestMiddle));
  Places there;
  Places back;
  for (int place = 0; place < half; ++place) there.push_back(place);
  for (int place = places - 1; place >= half; --place) back.push_back(place);
  const bool is_clockwise = view.board.trend == Trend::clockwise;
  const std::string way = std::string(is_clockwise ? brush.look.pick("↻ ", "") : brush.look.pick("↺ ", "")) +
                          brush.say(is_clockwise ? "clockwise" : "counterclockwise");
  Lines lines;
  add_row(brush, view, there, cell, lines);
  lines.push_back(middle(brush, view, paint(brush.look, Ink::strong, way) + "   " + next_card(brush, view), width));
  lines.push_back(middle(brush, view, piles(brush, view), width));
  if (view.memory_aid.is_known())
    lines.push_back(middle(brush, view, dynamite(brush, view.memory_aid.or_else({})), width));
  add_row(brush, view, back, cell, lines);
  return lines;
}

}  // namespace bell::tui::wall_street_scene
