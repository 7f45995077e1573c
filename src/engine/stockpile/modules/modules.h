// The modules of Stockpile. Their order is hook order within a precedence, and the order of their steps at one anchor.
#pragma once

#include <span>

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

const Manifest& investors_manifest();
const Manifest& investor_auction_manifest();

std::span<const Manifest* const> all_modules();

}  // namespace bell::stockpile
