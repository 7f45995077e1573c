// Whether a seat may take back what it did: nobody may end up knowing more than if it had never happened. For this
// room only: it names the engine's Match.
#pragma once

#include "engine/core/match.h"

namespace bell::table {

// Whether `act`, which led from `before` to `after`, taught nobody anything. No other seat was told more than the
// public, and one of two things holds: everybody knew which choices the seat had, and the seat itself was told no more
// than the public; or the public sees the same whatever the seat chose. In doubt the answer is no.
bool is_open(const Match& before, const Match& after, const Action& act);

}  // namespace bell::table
