// What a trick asks of a hand, and what a card brings about: for the step itself, and for whoever looks at it.
#pragma once

#include "engine/stonks/rules.h"

namespace bell::stonks {

// A card of the leading company is held, so one must be played.
bool must_follow(const Trick& trick, const CardSet& hand);

// Levels by which the card played last moves a price; none if it lies face down, or there is none.
int fluctuation_of_last(const Rules& rules, const Trick& trick);

}  // namespace bell::stonks
