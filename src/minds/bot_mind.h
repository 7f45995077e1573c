// Turns one of our bots into a mind. For this room only.
#pragma once

#include <memory>

#include "bots/choose.h"
#include "table/mind.h"

namespace bell::minds {

// A fault: this setup gives no match.
Outcome<std::unique_ptr<table::Mind>, Fault> bot_mind(const bots::Player& player, const Setup& setup,
                                                      std::uint64_t seed);

}  // namespace bell::minds
