// The speculation card: opening a trick face down, following with another company's card, and its cancellation.
#pragma once

#include "engine/stonks/rules.h"

namespace bell::stonks {

// Still has the card, and nobody has used one in this trick.
bool can_speculate(const State& now, Seat seat);

// Every way to play it now. Precondition: can_speculate, and the seat need not follow suit.
void offer_speculations(const State& now, Seat seat, ActionList& out);

// Why this speculation is not possible; the card named is held and suit need not be followed.
Refusal refuse_speculation(const State& now, const Action& act);
Refusal refuse_speculation_with_suit(const Trick& trick);

void open_face_down(Ctx& ctx, Seat seat, Card card, Company named);
// Before the card joins the trick.
void follow_with_speculation(Ctx& ctx, Seat seat, Card card);
// After another seat's face-up card: the leading company's own card of the same rank ends a speculation.
void cancel_if_matched(Ctx& ctx, Card played);

}  // namespace bell::stonks
