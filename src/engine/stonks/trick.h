// Who wins a trick, and what a card counts as in it.
#pragma once

#include "engine/stonks/rules.h"

namespace bell::stonks {

// The company a card played in this trick counts as.
Company counts_as(const Trick& trick, const Played& played);

// The winner among the plays, all face up; kNoSeat if no card of the leading or the trump company was played.
Seat winner_of(const Trick& trick, Company trump);

}  // namespace bell::stonks
