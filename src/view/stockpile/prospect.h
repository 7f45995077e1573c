// What a choice in Stockpile certainly does, by what its seat knows.
#pragma once

#include "kernel/rule.h"

namespace bell::stockpile {

struct Prospect {
  Rule rule = Rule::none;  // the one that says most about the choice
};

}  // namespace bell::stockpile
