// Action cards that players keep for the Action phase of this round, and what everybody knows of them.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

inline int kept_by(const State& now, Seat seat) { return now.kept[seat][seat].size(); }
inline int kept_by(const State& now, Seat seat, Card card) { return now.kept[seat][seat].count(card); }

// Adds a card; everybody who knows it is sure of one more.
void keep(State& state, Seat seat, const Secret<Card>& card, int seats);
// Moves a card to the discard pile, face up. Precondition: the seat has one.
void discard_kept(State& state, Seat seat, Card card);

}  // namespace bell::stockpile
