// The whole truth of a 1920 Wall Street match, in words.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/wall_street_1920/rules.h"

namespace bell::truth {

nlohmann::ordered_json describe(const wall_street_1920::Rules& rules, const wall_street_1920::State& now);

}  // namespace bell::truth
