// The modules of Coin. Within a precedence they answer in this order.
#pragma once

#include <span>

#include "engine/coin/rules.h"

namespace bell::coin {

const Manifest& stakes_manifest();

std::span<const Manifest* const> all_modules();

}  // namespace bell::coin
