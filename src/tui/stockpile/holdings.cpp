// A column per player: shares by company as "regular+split", then cash and everything else that is counted.
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
  // Omitted if nobody has any.
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

int column_in(const View& view, int width) {
  constexpr int kNarrowest = 5;
  constexpr int kWidest = 9;
  return std::clamp((width - kLabel) / view.seats, kNarrowest, kWidest);
}

std::string heading(const Table& table, Seat seat) {
  const Board& board = table.view.board;
  const std::string name = table.brush.narrow_name(seat, table.column - 1);
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

int discard_column(const View& view, int width) {
  constexpr int kOut = 5;
  return kLabel + column_in(view, width) * view.seats + kOut <= width ? kOut : 0;
}

Lines draw_discards(const Brush& brush, const View& view) {
  Lines shares;
  for (const Company company : kAllCompanies)
    if (const int number = view.board.discard.count(stock_of(company)); number > 0)
      shares.push_back(brush.name_of(company) + ' ' + std::to_string(number));
  if (shares.empty()) return {};
  return listed(paint(brush.look, Ink::faint, brush.say("discard_pile")) + "  ", shares, brush.look.pick(" · ", "; "),
                brush.look.width, 2);
}

Lines draw_holdings(const Brush& brush, const View& view, int width, int rows) {
  const int out_width = discard_column(view, width);
  const Table table{brush, view, column_in(view, width)};
  const Board& board = view.board;
  const std::string out =
      out_width > 0 ? paint(brush.look, Ink::faint, pad_left(brush.say("row.discarded"), out_width)) : "";
  Lines lines{table.row("", [&](Seat seat) { return heading(table, seat); }) + out};
  for (const Company company : kAllCompanies)
    lines.push_back(table.row(paint(brush.look, ink_of(company), brush.money(board.value[company])), [&](Seat seat) {
      return shares_of(table, seat, company);
    }) + (out_width > 0 ? pad_left(discarded(table, company), out_width) : ""));
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
