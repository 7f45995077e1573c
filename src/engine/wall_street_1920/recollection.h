// What a viewer with perfect recall knows of the cards: the sum of everything told so far.
#pragma once

#include <span>

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

struct Recollection {
  PerSeat<Shares> seen;      // share cards seen joining a hand and not seen leaving it
  SeatMask missing_one;      // hands that one of these has left face down
  PerSeat<Shares> suspects;  // for those hands: how many cards of each face may be the missing one
  SeatMask shown_since;      // those hands that have been shown since
  FixedVec<Discarded, kMaxDiscarded> discarded;
  Deck deck;
  int backs_dealt = 0;  // of the capital cards
};

// Precondition: `memory` is everything told to one viewer, from the first fact on.
Recollection recall(const Rules& rules, std::span<const SeenEvent> memory);

}  // namespace bell::wall_street_1920
