// The modules of Stockpile. Their order is hook order within a precedence, and the order of their steps at one anchor.
#pragma once

#include <span>

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

std::span<const Manifest* const> all_modules();

}  // namespace bell::stockpile
