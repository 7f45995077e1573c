// Prints a Stonks table in words, with every secret as its owner sees it.
#pragma once

#include "plays/stonks/expect.h"

namespace bell::plays {

std::string position_of_stonks(const stonks::Rules& rules, const Match& match);

}  // namespace bell::plays
