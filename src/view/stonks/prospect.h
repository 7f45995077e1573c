// What a choice in Stonks certainly does, by what its seat knows.
#pragma once

#include "kernel/rule.h"

namespace bell::stonks {

struct Prospect {
  Rule rule = Rule::none;  // the one that says most about the choice
};

}  // namespace bell::stonks
