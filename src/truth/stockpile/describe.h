// The whole truth of a Stockpile match, in words.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/stockpile/rules.h"

namespace bell::truth {

nlohmann::ordered_json describe(const stockpile::Rules& rules, const stockpile::State& now);

}  // namespace bell::truth
