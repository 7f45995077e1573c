// One thing a seat may choose now: the action, how it is written, and what it certainly does. Made from what the seat
// sees and nothing else; for terminals, pages and bots alike.
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
