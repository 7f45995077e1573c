// Whether what a seat did may be taken back: nobody may know more afterwards than they would have without it. For this
// room only: it names the engine's Match.
#pragma once

#include "engine/core/match.h"

namespace bell::table {

// Whether nobody has learned anything by `act`, which led from `before` to `after`. Nobody was told more than the
// public. Either everybody could work out what the seat might do, and the seat was told no more than the public itself;
// or what the public sees is the same whatever it chose. Says no where that is not sure.
bool is_open(const Match& before, const Match& after, const Action& act);

}  // namespace bell::table
