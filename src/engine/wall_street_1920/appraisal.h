// What a viewer knows of a player's possessions: how much of each company, and what all of it would score.
#pragma once

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

KnownHolding appraise(const Rules& rules, const View& view, Seat seat);

}  // namespace bell::wall_street_1920
