// How far Movement has come: for whoever looks at the pairs.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Whether this pair was turned up in this round to move its company, or to pay.
bool has_moved(const Rules& rules, const Board& board, int pair);

}  // namespace bell::stockpile
