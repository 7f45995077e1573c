// The rondel: where a pawn goes, what moving and buying costs, and whose pawns are there.
#pragma once

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

constexpr Trend other_way(Trend trend) {
  return trend == Trend::clockwise ? Trend::counterclockwise : Trend::clockwise;
}

// The place `spaces` away from a seat's pawn, in the direction of the trend.
int destination(const Rules& rules, const Board& board, Seat seat, int spaces);

// The cost of the move and the cards there, before capital pays its part.
Money price_of_move(const Rules& rules, const Board& board, Seat seat, int spaces);

// All costs of a move; and of moving to every place of the rondel, or nothing without a pawn.
Fare fare_of(const Rules& rules, const Board& board, Seat seat, int spaces);
Fares fares_of(const Rules& rules, const Board& board, Seat seat);

// Rivals whose pawns are at a place.
SeatMask rivals_at(const Rules& rules, const Board& board, Seat seat, int place);

// Why a pawn cannot move that far, or allowed().
Refusal refuse_move(const Rules& rules, const Action& act);

Prospect prospect_of_move(const Rules& rules, const View& view, const Action& act);

// The cards at a place: none, one, or the two of a set.
FixedVec<Card, 2> cards_at(const Board& board, int place);

// Moves the pawn and pays for everything. What happens to the cards there is decided next.
void move_pawn(Ctx& ctx, Seat seat, int spaces);

// Takes the top card of the deck, or no card if it is empty. The next one is turned up later.
Card take_top(Board& board);

}  // namespace bell::wall_street_1920
