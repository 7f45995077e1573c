// The rondel: where a pawn gets to, what it costs to go there and buy, and who is in the way.
#pragma once

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

// The place `spaces` away from a seat's pawn, in the direction of the trend.
int destination(const Rules& rules, const Board& board, Seat seat, int spaces);

// What the move and the cards there cost together, before capital pays its part.
Money price_of_move(const Rules& rules, const State& now, Seat seat, int spaces);

// Rivals whose pawns stand at a place.
SeatMask rivals_at(const Rules& rules, const Board& board, Seat seat, int place);

// Why a pawn can't move that far, or allowed().
Refusal refuse_move(const Rules& rules, const Action& act);

// Moves the pawn and pays for everything. The cards there, if any, are the buyer's business now.
void move_pawn(Ctx& ctx, Seat seat, int spaces);

// Takes the top card off the deck, or no card if there is none. The next one is turned up later.
Card take_top(Board& board);

}  // namespace bell::wall_street_1920
