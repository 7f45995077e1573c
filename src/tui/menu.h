// The numbered choices at a decision. A choice is an action, or a heading that opens more choices.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/action.h"
#include "tui/look.h"

namespace bell::tui {

struct MenuItem {
  std::string label;
  std::optional<Action> action;  // nothing: opens the choices in `more`
  std::vector<MenuItem> more;
  std::string heading{};  // adjacent choices with the same heading are shown next to it, on one line
  int column = 0;         // on that line, from 1; 0: any
  std::string brief{};    // a shorter label for little space; empty: none
  std::string brief_heading{};
  int on_board = -1;  // the place on the board that shows its number if space is short; -1: none
};

struct Menu {
  std::string question;
  std::vector<MenuItem> choices;
  bool together = false;  // several numbers on one line all refer to this list, and are taken in its order
};

// The path to the item for `act`: its index in the list, then in the list it opens, and so on; empty if there is none.
std::vector<std::size_t> path_to(const std::vector<MenuItem>& choices, const Action& act);
// That item as listed: its number, "3", or "12 > 3" where a list opens another, and its label under the heading.
// Precondition: the path leads to an item.
struct Listed {
  std::string number;
  std::string label;
};
Listed listed_at(const std::vector<MenuItem>& choices, const std::vector<std::size_t>& path);
// The same as one text: "3) C7".
std::string choice_at(const std::vector<MenuItem>& choices, const std::vector<std::size_t>& path);

// Whether the board shows the number of this choice, so that the list can omit it.
inline bool is_on_board(const MenuItem& item, const Look& look) {
  return item.on_board >= 0 && look.form != Look::Form::roomy;
}

// "1) C7", in columns; choices with headings in rows. If space is short, uses the brief labels, and omits choices shown
// on the board.
Lines draw_choices(const std::vector<MenuItem>& choices, const Look& look);

}  // namespace bell::tui
