// The promo set of strategy cards, for those who offer it.
#pragma once

#include "kernel/rule.h"

namespace bell::stockpile {

Rule promo_strategies_rule();

}  // namespace bell::stockpile
