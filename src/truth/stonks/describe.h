// The whole truth of a Stonks match, in words.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/stonks/rules.h"

namespace bell::truth {

nlohmann::ordered_json describe(const stonks::Rules& rules, const stonks::State& now);

}  // namespace bell::truth
