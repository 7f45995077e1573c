// Investors as cards: who gets one, and which go back to the box.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Precondition: the seat has fewer than it may have.
inline void give_investor(State& state, Seat seat, Investor investor) {
  auto& owned = state.board.investors.of[seat];
  owned[owned[0] == Investor::none ? 0 : 1] = investor;
}

// What was dealt to a seat and not chosen leaves the game.
inline void put_back_offered(State& state, Seat seat) {
  for (const Secret<Investor>& each : state.offered[seat]) state.investor_deck.add(each.truth());
  state.offered[seat].clear();
}

}  // namespace bell::stockpile
