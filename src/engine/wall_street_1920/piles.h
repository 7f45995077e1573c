// The three discard piles: what may be put on them, and what is there.
#pragma once

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

// Puts `card` face up on `pile`.
void discard(Ctx& ctx, Seat by, Card card, Pile pile, Rule why);

// Takes the visible card. Precondition: the pile has one.
Card lift_top(State& state, Pile pile);

// Every way to discard `card`, in ascending order; and why an action is not one of them.
void offer_discards(Seat who, Card card, ActionList& out);
Refusal refuse_discard(const Action& act, Card card, Rule cite);
Prospect prospect_of_discard(const Rules& rules, const Action& act, Rule cite);

// Sticks of dynamite on each pile: nobody may count them before the end.
PerPile<int> dynamite(const Rules& rules, const State& now);

}  // namespace bell::wall_street_1920
