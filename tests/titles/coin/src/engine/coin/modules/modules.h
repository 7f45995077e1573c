// The modules of Coin. Their order is hook order within a precedence.
#pragma once

#include <span>

#include "engine/coin/rules.h"

namespace bell::coin {

const Manifest& stakes_manifest();

std::span<const Manifest* const> all_modules();

}  // namespace bell::coin
