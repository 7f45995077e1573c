// The speculation card: opening a trick face down, following with another company's card, and its cancellation.
#pragma once

#include "engine/stonks/rules.h"

namespace bell::stonks {

// The seat still has the card, and nobody has used one in this trick.
bool can_speculate(const State& now, Seat seat);

// All ways to play it now. Precondition: can_speculate, and the seat need not follow the leading company.
void offer_speculations(const State& now, Seat seat, ActionList& out);

// Why this speculation is illegal; the card is held and the leading company need not be followed.
Refusal refuse_speculation(const State& now, const Action& act);
Refusal refuse_speculation_with_suit(const Trick& trick);

// Adds the card to the trick, as everybody sees it: what leads, and the state of a speculation. Returns whether it
// cancels one: the leading company's own card of the same rank does, played without a speculation card.
bool add_to_trick(Trick& trick, const Action& act);

// Before the card joins the trick: removes the speculation card from its owner and tells the fact.
void spend_speculation_card(Ctx& ctx, const Action& act);
void tell_of_cancellation(Ctx& ctx);

// The speculation rule that applies to `act` in this trick, if any.
Rule speculation_rule(const Trick& before, const Action& act);

}  // namespace bell::stonks
