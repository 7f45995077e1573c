// Columns as wide as the window allows, labels as wide as they need.
#include "tui/sheet.h"

#include <algorithm>

namespace bell::tui {

Lines draw_sheet(const Look& look, std::string_view title, std::span<const std::string> names,
                 std::span<const texts::SheetRow> rows) {
  constexpr int kWidestColumn = 14;
  const int seats = static_cast<int>(names.size());
  int label = 0;
  for (const texts::SheetRow& row : rows) label = std::max(label, width_of(row.label) + 1);
  label = std::min(label, look.width / 3);
  const int column = std::min(kWidestColumn, (look.width - label) / seats);

  std::string head = pad("", label);
  for (const std::string& name : names) head += pad_left(shortened(name, column - 1), column);
  Lines lines{paint(look, Ink::strong, std::string(title)), head};
  for (const texts::SheetRow& row : rows) {
    std::string line = pad(clip(row.label, label - 1), label);
    for (const auto& cell : row.cells) line += pad_left(cell.value_or(""), column);
    lines.push_back(row.is_total ? paint(look, Ink::strong, line) : line);
  }
  return lines;
}

Lines verdict_lines(const Look& look, std::string_view sentence) {
  Lines lines = wrap(sentence, look.width, 2);
  for (std::string& line : lines) line = paint(look, Ink::strong, line);
  return lines;
}

std::string_view won_key(SeatMask winners, Viewer reader) {
  if (winners.size() > 1) return "won_shared";
  return is_seat(reader) && winners == SeatMask::only(seat_of(reader)) ? "won_by_you" : "won";
}

}  // namespace bell::tui
