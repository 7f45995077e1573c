// The numbered choices at a decision. A choice is an action, or a heading that opens further choices.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/action.h"
#include "tui/look.h"

namespace bell::tui {

struct MenuItem {
  std::string label;
  std::optional<Action> action;  // nothing: `more` is chosen from instead
  std::vector<MenuItem> more;
  std::string heading{};  // choices in a row with one heading stand beside it, on a line of their own
  int column = 0;         // of that line, 1 is the first; 0: wherever there is room
  std::string brief{};    // the label where room is short; empty: there is none
  std::string brief_heading{};
  int on_board = -1;  // the place on the board that shows its number where room is short; -1: none
};

struct Menu {
  std::string question;
  std::vector<MenuItem> choices;
  bool together = false;  // numbers typed on one line all mean this list, and go in its order
};

// Where the item that stands for `act` is: its position in the list, then in the list it opens, and so on; empty if it
// is in none.
std::vector<std::size_t> path_to(const std::vector<MenuItem>& choices, const Action& act);
// That item as the list has it: its number, "3", or "12 > 3" where a list opens another, and its label under the
// heading. Precondition: the path leads to an item.
struct Listed {
  std::string number;
  std::string label;
};
Listed listed_at(const std::vector<MenuItem>& choices, const std::vector<std::size_t>& path);
// The same in one piece: "3) C7".
std::string choice_at(const std::vector<MenuItem>& choices, const std::vector<std::size_t>& path);

// Whether the board shows the number of this choice, and the list need not.
inline bool is_on_board(const MenuItem& item, const Look& look) {
  return item.on_board >= 0 && look.form != Look::Form::roomy;
}

// "1) C7", in columns; headed ones in rows. Where room is short, by their brief labels, and without what is on the
// board.
Lines draw_choices(const std::vector<MenuItem>& choices, const Look& look);

}  // namespace bell::tui
