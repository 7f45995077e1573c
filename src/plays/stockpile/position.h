// Prints the whole Stockpile table in words.
#pragma once

#include <string>

#include "plays/stockpile/expect.h"

namespace bell::plays::stockpiles {

std::string position_of(const stockpile::Rules& rules, const Match& match);

}  // namespace bell::plays::stockpiles
