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
};

struct Menu {
  std::string question;
  std::vector<MenuItem> choices;
  bool together = false;  // numbers typed on one line all mean this list, and go in its order
};

// "1) C7", in columns; headed ones in rows.
Lines draw_choices(const std::vector<MenuItem>& choices, const Look& look);

}  // namespace bell::tui
