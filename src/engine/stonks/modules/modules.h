// The modules of Stonks. Their order is hook order within a precedence.
#pragma once

#include <span>

#include "engine/stonks/rules.h"

namespace bell::stonks {

const Manifest& two_players_manifest();
const Manifest& moderate_manifest();
const Manifest& small_caps_manifest();

std::span<const Manifest* const> all_modules();

// The game for two comes with the number of seats; everything else is asked for by name.
inline bool is_chosen_by_players(const Manifest& module) { return module.id != ModuleId::two_players; }

// How many rounds may be agreed on, and by which rule.
inline constexpr int kMostRounds = 9;
Rule rounds_rule();

}  // namespace bell::stonks
