// Cards are face up in piles; only the top ones are visible.
#include "engine/wall_street_1920/piles.h"

namespace bell::wall_street_1920 {

void discard(Ctx& ctx, Seat by, Card card, Pile pile, Rule why) {
  PileTop& top = ctx.state.board.piles[pile];
  top.card = card;
  ++top.size;
  ctx.state.discarded.push_back(Discarded(card, pile));
  ctx.tell.say({.what = Happening::card_discarded,
                .rule = why,
                .seat = by,
                .card = open_card(card),
                .value = static_cast<std::uint8_t>(pile)});
}

Card lift_top(State& state, Pile pile) {
  PileTop& top = state.board.piles[pile];
  const Card lifted = top.card;
  int at = state.discarded.size() - 1;
  while (state.discarded[at].pile() != pile) --at;
  state.discarded.erase(at);
  --top.size;
  top.card = kNoCard;
  for (const Discarded& each : state.discarded)
    if (each.pile() == pile) top.card = each.card();  // the last one remains
  return lifted;
}

void offer_discards(Seat who, Card card, ActionList& out) {
  for (const Pile pile : kAllPiles) out.push_back(discard_of(who, card, pile));
}

Refusal refuse_discard(const Action& act, Card card, Rule cite) {
  if (verb_of(act) != Verb::discard) return {Reason::wrong_moment, cite};
  if (card_in(act) != card) return {Reason::not_available, cite, {act.args[0], static_cast<std::int16_t>(card)}};
  if (act.args[1] >= kPiles || act != discard_of(act.by, card, onto_in(act)))
    return {Reason::not_available, Rule::WS_DIS_1, {act.args[1]}};
  return allowed();
}

Prospect prospect_of_discard(const Rules& rules, const Action& act, Rule cite) {
  return {.rule = cite, .dynamite = rules.printed.dynamite[card_in(act)]};
}

PerPile<int> dynamite(const Rules& rules, const State& now) {
  PerPile<int> sticks;
  for (const Discarded& each : now.discarded) sticks[each.pile()] += rules.printed.dynamite[each.card()];
  return sticks;
}

}  // namespace bell::wall_street_1920
