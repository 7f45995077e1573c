// What the investors install into the rules besides their steps.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

void install_answers(Rules& rules);
void install_moments(Rules& rules);

}  // namespace bell::stockpile
