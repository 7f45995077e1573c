// Determines the winner of a trick, for the step that ends it and for views before that.
#pragma once

#include "engine/stonks/rules.h"

namespace bell::stonks {

// The company that a card played in this trick counts as. Precondition: it is face up.
Company counts_as(const Trick& trick, const Played& played);

// Trump beats the leading company, the leading company beats the rest, and the rest never wins. All cards are face up.
Seat winner_of(const Trick& trick, Company trump);

}  // namespace bell::stonks
