// A column for everybody: shares by company as "regular+split", then cash and whatever else is counted.
#include <algorithm>
#include <functional>

#include "tui/stockpile/board.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

constexpr int kLabel = 7;

// The table being drawn.
struct Table {
  const Brush& brush;
  const View& view;
  int column = 0;  // width

  std::string row(const std::string& label, const std::function<std::string(Seat)>& cell) const {
    std::string line = pad(label, kLabel);
    for (const Seat seat : seats_of(view.seats)) line += pad_left(cell(seat), column);
    return line;
  }
  // Left out where everybody has nothing.
  void count(Lines& lines, std::string_view key, const std::function<int(Seat)>& number) const {
    bool is_used = false;
    for (const Seat seat : seats_of(view.seats)) is_used |= number(seat) != 0;
    if (!is_used) return;
    lines.push_back(row(paint(brush.look, Ink::faint, brush.say("row." + std::string(key))), [&](Seat seat) {
      const int amount = number(seat);
      return amount == 0 ? paint(brush.look, Ink::faint, brush.dash()) : std::to_string(amount);
    }));
  }
};

std::string heading(const Table& table, Seat seat) {
  const Board& board = table.view.board;
  const std::string name = shortened(table.brush.short_name(seat), table.column - 1);
  return board.cursor.turn.is_for(seat) ? fill(table.brush.look, Ink::strong, name) : name;
}

std::string shares_of(const Table& table, Seat seat, Company company) {
  const int regular = table.view.regular[seat][company];
  const int split = table.view.board.split[seat][company];
  if (regular + split == 0) return paint(table.brush.look, Ink::faint, ".");
  const std::string text = std::to_string(regular) + (split > 0 ? '+' + std::to_string(split) : "");
  return paint(table.brush.look, table.brush.is_reader(seat) ? Ink::strong : Ink::plain, text);
}

std::string discarded(const Table& table, Company company) {
  const int number = table.view.board.discard.count(stock_of(company));
  return paint(table.brush.look, Ink::faint, number == 0 ? "." : std::to_string(number));
}

}  // namespace

Lines draw_holdings(const Brush& brush, const View& view, int width, int rows) {
  constexpr int kNarrowest = 5;
  constexpr int kWidest = 9;
  constexpr int kOut = 5;
  const int column = std::clamp((width - kLabel) / view.seats, kNarrowest, kWidest);
  const bool has_out = kLabel + column * view.seats + kOut <= width;  // a column for the discard pile
  const Table table{brush, view, column};
  const Board& board = view.board;
  const std::string out = has_out ? paint(brush.look, Ink::faint, pad_left(brush.say("row.discarded"), kOut)) : "";
  Lines lines{table.row("", [&](Seat seat) { return heading(table, seat); }) + out};
  for (const Company company : kAllCompanies)
    lines.push_back(table.row(paint(brush.look, ink_of(company), brush.money(board.value[company])), [&](Seat seat) {
      return shares_of(table, seat, company);
    }) + (has_out ? pad_left(discarded(table, company), kOut) : ""));
  table.count(lines, "unknown", [&](Seat seat) { return view.deduced.holdings[seat].unseen; });
  lines.push_back(table.row(paint(brush.look, Ink::faint, brush.say("row.cash")), [&](Seat seat) {
    return paint(brush.look, brush.is_reader(seat) ? Ink::strong : Ink::plain,
                 std::to_string(board.cash[seat].amount()));
  }));
  table.count(lines, "owes", [&](Seat seat) { return view.deduced.holdings[seat].held_fees.amount(); });
  table.count(lines, "bonds", [&](Seat seat) { return board.bond.held[seat]; });
  table.count(lines, "goods", [&](Seat seat) { return view.deduced.holdings[seat].commodities; });
  table.count(lines, "taxes", [&](Seat seat) { return board.commerce.owned[seat].count(Card::tax); });
  const bool is_tight = brush.look.form == Look::Form::tight;
  if (is_tight && static_cast<int>(lines.size()) >= rows) return lines;
  table.count(lines, "actions", [&](Seat seat) { return view.kept_size[seat]; });
  if (is_tight && static_cast<int>(lines.size()) >= rows) return lines;
  table.count(lines, "strategies", [&](Seat seat) { return board.strategies.hand_size[seat]; });
  return lines;
}

}  // namespace bell::tui::stockpile_scene
