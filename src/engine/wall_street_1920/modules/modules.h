// The modules of 1920 Wall Street. Their order is hook order within a precedence.
#pragma once

#include <span>

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

const Manifest& magnates_manifest();
const Manifest& purchase_option_manifest();

std::span<const Manifest* const> all_modules();

}  // namespace bell::wall_street_1920
