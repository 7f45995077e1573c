// Determines the winner, and by which comparison.
#pragma once

#include "engine/stonks/portfolio.h"

namespace bell::stonks {

SeatMask winners_of(const Rules& rules, const Board& board, const PerSeat<Holding>& held);

// The last comparison that was needed. None while the match continues.
TieBreak tie_break_of(const Rules& rules, const Board& board, const PerSeat<Holding>& held);

}  // namespace bell::stonks
