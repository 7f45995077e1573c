// Draws numbered choices.
#include "tui/menu.h"

#include <algorithm>

namespace bell::tui {
namespace {

using Item = std::vector<MenuItem>::const_iterator;

std::string numbered(const std::vector<MenuItem>& choices, Item item, const Look& look) {
  constexpr std::size_t kTwoDigits = 10;
  const std::string number = std::to_string(item - choices.begin() + 1) + ')';
  const bool is_brief = look.form == Look::Form::tight && !item->brief.empty();
  return paint(look, Ink::strong, pad_left(number, choices.size() >= kTwoDigits ? 3 : 2)) + ' ' +
         (is_brief ? item->brief : item->label);
}

// A label wider than the screen continues on the next line.
void add_columns(const Lines& items, int width, Lines& lines) {
  constexpr int kUnderLabel = 5;
  for (const std::string& row : in_columns(items, width)) {
    if (width_of(row) <= width)
      lines.push_back(' ' + row);
    else
      for (const std::string& part : wrap(row, width, kUnderLabel)) lines.push_back(' ' + part);
  }
}

// The column widths shared by all rows.
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

// One heading with its choices, on as many lines as needed.
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

// Draws rows with their choices in columns.
Lines draw_grid(const std::vector<MenuItem>& choices, Item from, Item to, const Look& look) {
  Lines lines;
  const Grid grid = grid_of(choices, from, to, look);
  while (from != to) {
    const Item end = std::find_if(from, to, [from](const MenuItem& each) { return each.heading != from->heading; });
    draw_row(choices, from, end, grid, look, lines);
    from = end;
  }
  return lines;
}

// Draws choices one after the other, as densely as possible; a heading comes with its first choice.
Lines draw_flow(const std::vector<MenuItem>& choices, Item from, Item to, const Look& look) {
  Lines lines;
  const std::string* heading = nullptr;
  for (Item item = from; item != to; ++item) {
    const bool is_first = heading == nullptr || item->heading != *heading;
    heading = &item->heading;
    const std::string& name = item->brief_heading.empty() ? item->heading : item->brief_heading;
    const std::string number = paint(look, Ink::strong, std::to_string(item - choices.begin() + 1) + ')');
    const std::string text =
        (is_first ? name + ": " : "") + number + ' ' + (item->brief.empty() ? item->label : item->brief);
    const int gap = is_first ? 2 : 1;
    const bool fits = !lines.empty() && width_of(lines.back()) + gap + width_of(text) <= look.width - 1;
    if (fits)
      lines.back() += std::string(static_cast<std::size_t>(gap), ' ') + text;
    else
      lines.push_back(' ' + text);
  }
  return lines;
}

Lines draw_headed(const std::vector<MenuItem>& choices, Item from, Item to, const Look& look) {
  Lines grid = draw_grid(choices, from, to, look);
  if (look.form != Look::Form::tight) return grid;
  Lines flow = draw_flow(choices, from, to, look);
  return flow.size() < grid.size() ? flow : grid;
}

}  // namespace

Lines draw_choices(const std::vector<MenuItem>& choices, const Look& look) {
  Lines lines;
  for (Item from = choices.begin(); from != choices.end();) {
    const bool is_headed = !from->heading.empty();
    const Item to = std::find_if(from, choices.end(),
                                 [is_headed](const MenuItem& each) { return is_headed == each.heading.empty(); });
    if (is_headed) {
      append(lines, draw_headed(choices, from, to, look));
    } else {
      Lines items;
      for (Item item = from; item != to; ++item)
        if (!is_on_board(*item, look)) items.push_back(numbered(choices, item, look));
      add_columns(items, look.width - 2, lines);
    }
    from = to;
  }
  return lines;
}

std::vector<std::size_t> path_to(const std::vector<MenuItem>& choices, const Action& act) {
  for (std::size_t at = 0; at < choices.size(); ++at) {
    if (choices[at].action == act) return {at};
    std::vector<std::size_t> path = path_to(choices[at].more, act);
    if (path.empty()) continue;
    path.insert(path.begin(), at);
    return path;
  }
  return {};
}

Listed listed_at(const std::vector<MenuItem>& choices, const std::vector<std::size_t>& path) {
  const std::vector<MenuItem>* list = &choices;
  std::string number;
  for (std::size_t step = 0; step < path.size(); ++step) {
    number += (step == 0 ? "" : " > ") + std::to_string(path[step] + 1);
    if (step + 1 < path.size()) list = &(*list)[path[step]].more;
  }
  const MenuItem& item = (*list)[path.back()];
  return {std::move(number), item.heading.empty() ? item.label : item.heading + ' ' + item.label};
}

std::string choice_at(const std::vector<MenuItem>& choices, const std::vector<std::size_t>& path) {
  const Listed listed = listed_at(choices, path);
  return listed.number + ") " + listed.label;
}

}  // namespace bell::tui
