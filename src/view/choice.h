// A choice of a seat: the action, its notation, and its certain effects. Built from what the seat sees and nothing
// else; for terminals, pages and bots alike.
#pragma once

#include <string>

#include "kernel/action.h"
#include "view/any.h"

namespace bell {

struct Choice {
  Action action;
  std::string notation;
  AnyProspect prospect;
};

}  // namespace bell
