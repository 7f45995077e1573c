// What a trick requires of a hand, and what a card played in it causes; for the step and for prospects.
#pragma once

#include "engine/stonks/rules.h"

namespace bell::stonks {

// The hand has a card of the leading company, so one must be played.
bool must_follow(const Trick& trick, const CardSet& hand);

// Levels by which the latest card moves a price; 0 if it is face down, or there is none.
int fluctuation_of_last(const Rules& rules, const Trick& trick);

}  // namespace bell::stonks
