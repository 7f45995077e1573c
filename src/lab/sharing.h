// Games shared out among ranks, and by each among its threads. Every rank gets the sums of all, and they are those of
// one process.
#pragma once

#include "lab/ranks.h"
#include "lab/workers.h"

namespace bell::lab {

// All games before `games`, in stretches after which the ranks hear of each other: a game that failed in one is not
// known to the others before.
Outcome<Tally, Problem> play_shared(const Hands& hands, std::uint64_t games, const PlayGame& play, const Watch& watch);

// The games from `first` on: a stretch during which the ranks do not hear of each other.
Outcome<Tally, Problem> play_stretch(const Hands& hands, std::uint64_t first, std::uint64_t games, const PlayGame& play,
                                     const Watch& watch);

}  // namespace bell::lab
