// One of our bots in a seat. For this room only.
#pragma once

#include <memory>

#include "bots/choose.h"
#include "table/mind.h"

namespace bell::minds {

// A fault: no match can be composed of this setup.
Outcome<std::unique_ptr<table::Mind>, Fault> bot_mind(const bots::Player& player, const Setup& setup,
                                                      std::uint64_t seed);

}  // namespace bell::minds
