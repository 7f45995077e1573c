// The numbered choices at a decision. A choice is an action, or a heading that opens further choices.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/action.h"
#include "tui/look.h"

namespace bell::tui {

struct Choice {
  std::string label;
  std::optional<Action> action;  // nothing: `more` is chosen from instead
  std::vector<Choice> more;
};

struct Menu {
  std::string question;
  std::vector<Choice> choices;
};

// "1) C7", in columns.
Lines draw_choices(const std::vector<Choice>& choices, const Look& look);

}  // namespace bell::tui
