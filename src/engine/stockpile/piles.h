// Stockpiles: laying cards on them, and taking them.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

inline bool is_face_up(const Secret<Card>& card) { return card.seen_by(Viewer::spectator).is_known(); }

void lay(Ctx& ctx, Rule why, Seat by, Pile pile, const Secret<Card>& card);

// Gives every card of a stockpile to `seat`: shares to the portfolio, action cards to be kept, fees to be paid later.
void take_pile(Ctx& ctx, Seat seat, Pile pile);

}  // namespace bell::stockpile
