// Prints a 1920 Wall Street table in words, with every secret as its owner sees it.
#pragma once

#include "plays/wall_street_1920/expect.h"

namespace bell::plays::wall_street {

std::string position_of(const wall_street_1920::Rules& rules, const Match& match);

}  // namespace bell::plays::wall_street
