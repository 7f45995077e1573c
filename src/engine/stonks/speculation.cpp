// One speculation per trick: to lead with a face-down card, or to make a card of another company count as the lead.
#include "engine/stonks/speculation.h"

#include "view/stonks/actions.h"

namespace bell::stonks {
namespace {

// The leading company's own card of this rank is in the trick.
bool is_matched(const Trick& trick, int rank) {
  for (const Played& played : trick.plays)
    if (played.card == card_of(trick.lead, rank)) return true;
  return false;
}

Card speculated_card(const Trick& trick) {
  for (const Played& played : trick.plays)
    if (played.by == trick.speculator) return played.card;
  return kNoCard;
}

bool is_cancelled_by(const Trick& trick, Card played) {
  return trick.speculation == Speculation::followed && played == card_of(trick.lead, rank_of(speculated_card(trick)));
}

}  // namespace

bool can_speculate(const State& now, Seat seat) {
  return now.board.speculators.has(seat) && now.board.trick.speculation == Speculation::unused;
}

void offer_speculations(const State& now, Seat seat, ActionList& out) {
  const Trick& trick = now.board.trick;
  const bool opens = trick.plays.is_empty();
  now.hands[seat].truth().for_each([&](Card card) {
    if (!opens) {
      if (!is_matched(trick, rank_of(card))) out.push_back(speculation(seat, card, trick.lead));
      return;
    }
    for (const Company company : kAllCompanies)
      if (now.board.tiles[company].is_in_row()) out.push_back(speculation(seat, card, company));
  });
}

Refusal refuse_speculation_with_suit(const Trick& trick) {
  return {Reason::not_available, Rule::ST_SPC_4, {static_cast<std::int16_t>(trick.lead)}};
}

Refusal refuse_speculation(const State& now, const Action& act) {
  const Trick& trick = now.board.trick;
  if (!now.board.speculators.has(act.by)) return {Reason::not_held, Rule::ST_SPC_1};
  if (trick.speculation != Speculation::unused) return {Reason::forbidden, Rule::ST_SPC_1};
  const Company named = named_in(act);
  if (trick.plays.is_empty() && !(act.args[1] < kCompanies && now.board.tiles[named].is_in_row()))
    return {Reason::not_available, Rule::ST_SPC_2, {act.args[1]}};
  if (!trick.plays.is_empty() && named != trick.lead)
    return {Reason::wrong_moment, Rule::ST_SPC_4, {static_cast<std::int16_t>(trick.lead)}};
  if (!trick.plays.is_empty() && is_matched(trick, rank_of(card_in(act))))
    return {Reason::forbidden,
            Rule::ST_SPC_4,
            {static_cast<std::int16_t>(trick.lead), static_cast<std::int16_t>(rank_of(card_in(act)))}};
  return act == speculation(act.by, card_in(act), named) ? allowed() : Refusal{Reason::not_available, Rule::ST_SPC_1};
}

bool add_to_trick(Trick& trick, const Action& act) {
  const bool opens = trick.plays.is_empty();
  const bool speculates = verb_of(act) == Verb::speculate;
  const Card card = card_in(act);
  const bool cancels = !speculates && is_cancelled_by(trick, card);
  if (speculates) {
    trick.speculation = opens ? Speculation::opened : Speculation::followed;
    trick.speculator = act.by;
  }
  if (cancels) trick.speculation = Speculation::cancelled;
  if (opens) trick.lead = speculates ? named_in(act) : company_of(card);
  trick.plays.push_back({opens && speculates ? kNoCard : card, act.by});
  return cancels;
}

void spend_speculation_card(Ctx& ctx, const Action& act) {
  Board& board = ctx.state.board;
  const bool opens = board.trick.plays.is_empty();
  const Card card = card_in(act);
  board.speculators.remove(act.by);
  if (opens) ctx.state.face_down = Secret<Card>(card, act.by);
  ctx.tell.say({.what = opens ? Happening::speculated_opening : Happening::speculated_following,
                .rule = speculation_rule(board.trick, act),
                .seat = act.by,
                .card = opens ? ctx.state.face_down : open_card(card),
                .company = named_in(act)});
}

void tell_of_cancellation(Ctx& ctx) {
  ctx.tell.say(
      {.what = Happening::speculation_cancelled, .rule = Rule::ST_SPC_5, .seat = ctx.state.board.trick.speculator});
}

Rule speculation_rule(const Trick& before, const Action& act) {
  if (verb_of(act) == Verb::speculate) return before.plays.is_empty() ? Rule::ST_SPC_2 : Rule::ST_SPC_4;
  return is_cancelled_by(before, card_in(act)) ? Rule::ST_SPC_5 : Rule::none;
}

}  // namespace bell::stonks
