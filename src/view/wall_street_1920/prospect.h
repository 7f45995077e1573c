// What a choice in 1920 Wall Street certainly does, by what its seat knows.
#pragma once

#include "kernel/rule.h"

namespace bell::wall_street_1920 {

struct Prospect {
  Rule rule = Rule::none;  // the one that says most about the choice
};

}  // namespace bell::wall_street_1920
