// The rondel: where a pawn gets to, what it costs to go there and buy, and who is in the way.
#pragma once

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

constexpr Trend other_way(Trend trend) {
  return trend == Trend::clockwise ? Trend::counterclockwise : Trend::clockwise;
}

// The place `spaces` away from a seat's pawn, in the direction of the trend.
int destination(const Rules& rules, const Board& board, Seat seat, int spaces);

// What the move and the cards there cost together, before capital pays its part.
Money price_of_move(const Rules& rules, const Board& board, Seat seat, int spaces);

// All a move comes to; and the same for every place of the rondel, or nothing without a pawn.
Fare fare_of(const Rules& rules, const Board& board, Seat seat, int spaces);
Fares fares_of(const Rules& rules, const Board& board, Seat seat);

// Rivals whose pawns stand at a place.
SeatMask rivals_at(const Rules& rules, const Board& board, Seat seat, int place);

// Why a pawn can't move that far, or allowed().
Refusal refuse_move(const Rules& rules, const Action& act);

Prospect prospect_of_move(const Rules& rules, const View& view, const Action& act);

// What lies at a place: no card, one, or two of a set.
FixedVec<Card, 2> cards_at(const Board& board, int place);

// Moves the pawn and pays for everything. What becomes of the cards there is decided next.
void move_pawn(Ctx& ctx, Seat seat, int spaces);

// Takes the top card off the deck, or no card if there is none. The next one is turned up later.
Card take_top(Board& board);

}  // namespace bell::wall_street_1920
