// The speculation card: opening a trick face down, following with another company's card, and its cancellation.
#pragma once

#include "engine/stonks/rules.h"

namespace bell::stonks {

// Still has the card, and nobody has used one in this trick.
bool can_speculate(const State& now, Seat seat);

// Every way to play it now. Precondition: can_speculate, and the seat need not follow the leading company.
void offer_speculations(const State& now, Seat seat, ActionList& out);

// Why this speculation is not possible; the card named is held and the leading company need not be followed.
Refusal refuse_speculation(const State& now, const Action& act);
Refusal refuse_speculation_with_suit(const Trick& trick);

// The trick once this card lies in it, as everybody sees it: what leads, and how a speculation stands.
void add_to_trick(Trick& trick, const Action& act);
// The leading company's own card of the same rank, played without a speculation card, ends a speculation.
bool is_cancelled_by(const Trick& trick, Card played);

// Before the card joins the trick: the speculation card leaves its owner, and what was done is told.
void spend_speculation_card(Ctx& ctx, const Action& act);
void tell_of_cancellation(Ctx& ctx);

// The rule of speculation that playing `act` into this trick comes under, if any.
Rule speculation_rule(const Trick& before, const Action& act);

}  // namespace bell::stonks
