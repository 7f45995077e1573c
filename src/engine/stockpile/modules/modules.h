// The modules of Stockpile. Their order is hook order within a precedence, and the order of their steps at one anchor.
#pragma once

#include <span>

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

const Manifest& strategy_cards_manifest();

std::span<const Manifest* const> all_modules();

// The rule by which promo cards may be added to the strategies.
Rule promo_strategies_rule();

}  // namespace bell::stockpile
