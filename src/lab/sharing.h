// Shares games out among ranks, and within each among threads. Every rank gets the sums of all, the same as in one
// process.
#pragma once

#include "lab/ranks.h"
#include "lab/workers.h"

namespace bell::lab {

// All games before `games`, in stretches; ranks exchange results after each stretch, so they do not learn of a failure
// before that.
Outcome<Tally, Problem> play_shared(const Hands& hands, std::uint64_t games, const PlayGame& play, const Watch& watch);

// The games from `first` on: one stretch, without communication between ranks.
Outcome<Tally, Problem> play_stretch(const Hands& hands, std::uint64_t first, std::uint64_t games, const PlayGame& play,
                                     const Watch& watch);

}  // namespace bell::lab
