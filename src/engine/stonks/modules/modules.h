// The modules of Stonks. Within a precedence they answer in this order.
#pragma once

#include <span>

#include "engine/stonks/rules.h"

namespace bell::stonks {

const Manifest& two_players_manifest();
const Manifest& moderate_manifest();
const Manifest& small_caps_manifest();

std::span<const Manifest* const> all_modules();

}  // namespace bell::stonks
