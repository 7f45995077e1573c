// Numbers in front of choices.
#include "tui/menu.h"

#include <algorithm>

namespace bell::tui {
namespace {

using Item = std::vector<MenuItem>::const_iterator;

std::string numbered(const std::vector<MenuItem>& choices, Item item, const Look& look) {
  constexpr std::size_t kTwoDigits = 10;
  const std::string number = std::to_string(item - choices.begin() + 1) + ')';
  return paint(look, Ink::strong, pad_left(number, choices.size() >= kTwoDigits ? 3 : 2)) + ' ' + item->label;
}

// The widths that rows below each other share.
struct Grid {
  int heading = 0;
  int cell = 0;
};
Grid grid_of(const std::vector<MenuItem>& choices, Item from, Item to, const Look& look) {
  constexpr int kGap = 1;
  Grid grid;
  for (Item item = from; item != to; ++item) {
    grid.heading = std::max(grid.heading, width_of(item->heading));
    grid.cell = std::max(grid.cell, width_of(numbered(choices, item, look)) + kGap);
  }
  const int widest = look.width / 2;
  grid.heading = std::min(grid.heading, widest);
  return grid;
}

// One heading with its choices, on as many lines as they take.
void draw_row(const std::vector<MenuItem>& choices, Item from, Item to, const Grid& grid, const Look& look,
              Lines& lines) {
  const int left = grid.heading + 2;
  const int columns = std::max(1, (look.width - left) / grid.cell);
  std::string line = ' ' + clip(from->heading, grid.heading);
  int next = 0;
  for (Item item = from; item != to; ++item) {
    int column = item->column > 0 && item->column <= columns ? std::max(next, item->column - 1) : next;
    if (column >= columns) {
      lines.push_back(line);
      line.clear();
      column = 0;
    }
    line = pad(line, left + column * grid.cell) + numbered(choices, item, look);
    next = column + 1;
  }
  lines.push_back(line);
}

}  // namespace

Lines draw_choices(const std::vector<MenuItem>& choices, const Look& look) {
  Lines lines;
  for (Item from = choices.begin(); from != choices.end();) {
    const bool is_headed = !from->heading.empty();
    const Item to = std::find_if(from, choices.end(),
                                 [is_headed](const MenuItem& each) { return is_headed == each.heading.empty(); });
    if (!is_headed) {
      Lines items;
      for (Item item = from; item != to; ++item) items.push_back(numbered(choices, item, look));
      for (const std::string& line : in_columns(items, look.width - 2)) lines.push_back(' ' + line);
      from = to;
      continue;
    }
    const Grid grid = grid_of(choices, from, to, look);
    while (from != to) {
      const Item end = std::find_if(from, to, [from](const MenuItem& each) { return each.heading != from->heading; });
      draw_row(choices, from, end, grid, look, lines);
      from = end;
    }
  }
  for (std::string& line : lines) line = clip(line, look.width);
  return lines;
}

}  // namespace bell::tui
