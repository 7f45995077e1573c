// The progress of Movement, for code that reads the pairs.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Whether this pair has been turned up this round, to move its company or to pay.
bool has_moved(const Rules& rules, const Board& board, int pair);

}  // namespace bell::stockpile
