// The modules of 1920 Wall Street. Within a precedence they answer in this order.
#pragma once

#include <span>

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

const Manifest& magnates_manifest();
const Manifest& purchase_option_manifest();

std::span<const Manifest* const> all_modules();

}  // namespace bell::wall_street_1920
