// The whole truth of a Coin match, in words.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/coin/rules.h"

namespace bell::truth {

nlohmann::ordered_json describe(const coin::Rules& rules, const coin::State& now);

}  // namespace bell::truth
