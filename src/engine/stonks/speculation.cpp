// One speculation a trick: to lead with a card nobody sees, or to make a card of another company count as the lead.
#include "engine/stonks/speculation.h"

#include "view/stonks/actions.h"

namespace bell::stonks {
namespace {

// The leading company's own card of this rank lies in the trick.
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

void open_face_down(Ctx& ctx, Seat seat, Card card, Company named) {
  Board& board = ctx.state.board;
  board.speculators.remove(seat);
  board.trick.lead = named;
  board.trick.speculation = Speculation::opened;
  board.trick.speculator = seat;
  board.trick.plays.push_back({kNoCard, seat});
  ctx.state.face_down = Secret<Card>(card, seat);
  ctx.tell.say({.what = Happening::speculated_opening,
                .rule = Rule::ST_SPC_2,
                .seat = seat,
                .card = ctx.state.face_down,
                .company = named});
}

void follow_with_speculation(Ctx& ctx, Seat seat, Card card) {
  Board& board = ctx.state.board;
  board.speculators.remove(seat);
  board.trick.speculation = Speculation::followed;
  board.trick.speculator = seat;
  ctx.tell.say({.what = Happening::speculated_following,
                .rule = Rule::ST_SPC_4,
                .seat = seat,
                .card = open_card(card),
                .company = board.trick.lead});
}

void cancel_if_matched(Ctx& ctx, Card played) {
  Trick& trick = ctx.state.board.trick;
  if (trick.speculation != Speculation::followed) return;
  if (played != card_of(trick.lead, rank_of(speculated_card(trick)))) return;
  trick.speculation = Speculation::cancelled;
  ctx.tell.say({.what = Happening::speculation_cancelled, .rule = Rule::ST_SPC_5, .seat = trick.speculator});
}

}  // namespace bell::stonks
