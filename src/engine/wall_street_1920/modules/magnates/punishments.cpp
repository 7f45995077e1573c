// The magnates' punishment sides: bad for everybody but the player who called them.
#include "engine/wall_street_1920/cash.h"
#include "engine/wall_street_1920/holdings.h"
#include "engine/wall_street_1920/modules/magnates/magnates.h"

namespace bell::wall_street_1920 {
namespace {

// The affected rivals of the active player.
template <class Concerned>
SeatMask rivals_if(const Rules& rules, Seat active, Concerned&& is_concerned) {
  SeatMask rivals;
  for (const Seat seat : seats_of(rules.seats))
    if (seat != active && is_concerned(seat)) rivals.add(seat);
  return rivals;
}
SeatMask rivals_of(const Rules& rules, Seat active) {
  return rivals_if(rules, active, [](Seat) { return true; });
}

void foretell_giving(const Rules&, Board&, Seat, MagnateCall& call) { call.asks = true; }
Seat asks_whom_to_give(Ctx&, Seat active) { return active; }
void list_rivals(const Rules& rules, const State&, Seat who, ActionList& out) {
  for (const Seat seat : rivals_of(rules, who)) out.push_back(with_seat(Verb::give_magnate, who, seat));
}
Refusal refuse_rival(const Rules& rules, const State&, const Action& act) {
  if (verb_of(act) != Verb::give_magnate) return {Reason::wrong_moment, Rule::WS_MAG_P1};
  if (index(seat_in(act)) >= rules.seats || seat_in(act) == act.by ||
      act != with_seat(Verb::give_magnate, act.by, seat_in(act)))
    return {Reason::not_available, Rule::WS_MAG_P1, {act.args[0]}};
  return allowed();
}
void give_magnate(Ctx& ctx, const Action& act) {
  finish_magnate(ctx.state);
  ctx.state.board.magnates.keeper = seat_in(act);
  ctx.tell.say({.what = Happening::magnate_given,
                .rule = Rule::WS_MAG_P1,
                .seat = seat_in(act),
                .number = whole(-ctx.rules.printed.tariff.magnate_points)});
}

Prospect prospect_of_giving(const Rules& rules, const View&, const Action&) {
  return {.rule = Rule::WS_MAG_P1, .points = -rules.printed.tariff.magnate_points};
}

void foretell_charge(const Rules& rules, Board&, Seat active, MagnateCall& call) {
  call.rivals = rivals_of(rules, active);
}
void charge_rivals(Ctx& ctx, Seat active) {
  for (const Seat seat : rivals_of(ctx.rules, active))
    pay_bank(ctx, seat, ctx.rules.printed.tariff.magnate_fee, Rule::WS_MAG_P2);
}

SeatMask rivals_with_capital(const Rules& rules, const Board& board, Seat active) {
  return rivals_if(rules, active,
                   [&](Seat seat) { return board.capital[seat] >= rules.printed.tariff.magnate_capital; });
}
void foretell_lowering(const Rules& rules, Board& board, Seat active, MagnateCall& call) {
  call.rivals = rivals_with_capital(rules, board, active);
}
void lower_rivals(Ctx& ctx, Seat active) {
  for (const Seat seat : rivals_with_capital(ctx.rules, ctx.state.board, active)) {
    const std::uint8_t capital = --ctx.state.board.capital[seat];
    ctx.tell.say({.what = Happening::capital_lowered, .rule = Rule::WS_MAG_P3, .seat = seat, .number = capital});
  }
}

// Clockwise: the frame's actor is the rival whose turn it is to return a card.
void begin_returns(Ctx& ctx, Seat active) { top(ctx.state.cursor()).actor = next_seat(active, ctx.rules.seats); }
bool has_card(const Board& board, Seat seat) {
  return board.share_cards[seat] > 0 || board.variations[seat].size() > 0;
}
void foretell_returns(const Rules& rules, Board& board, Seat active, MagnateCall& call) {
  call.rivals = rivals_if(rules, active, [&](Seat seat) { return has_card(board, seat); });
}
Seat asks_for_card(Ctx& ctx, Seat active) {
  Frame& frame = top(ctx.state.cursor());
  while (frame.actor != active && !has_card(ctx.state.board, frame.actor))
    frame.actor = next_seat(frame.actor, ctx.rules.seats);
  return frame.actor == active ? kNoSeat : frame.actor;
}
void list_cards(const Rules&, const State& now, Seat who, ActionList& out) {
  const auto give_back = [&](Card card, int) { out.push_back(with_card(Verb::give_back, who, card)); };
  now.shares[who].truth().for_each(give_back);
  now.board.variations[who].for_each(give_back);
}
Refusal refuse_card(const Rules&, const State& now, const Action& act) {
  if (verb_of(act) != Verb::give_back) return {Reason::wrong_moment, Rule::WS_MAG_P4};
  const Card card = card_in(act);
  const bool is_held = (is_share(card) && now.shares[act.by].truth().has(card)) ||
                       (is_variation(card) && now.board.variations[act.by].has(card));
  if (!is_held || act != with_card(Verb::give_back, act.by, card))
    return {Reason::not_held, Rule::WS_MAG_P4, {act.args[0]}};
  return allowed();
}
void give_back(Ctx& ctx, const Action& act) {
  State& state = ctx.state;
  const Card card = card_in(act);
  if (is_share(card)) {
    remove_share(state, act.by, card);
    state.returned[act.by] = Secret<Card>(card, act.by);  // face down
  } else {
    state.board.variations[act.by].remove(card);
    state.returned[act.by] = open_card(card);
  }
  ctx.tell.say(
      {.what = Happening::card_returned, .rule = Rule::WS_MAG_P4, .seat = act.by, .card = state.returned[act.by]});
  top(state.cursor()).actor = next_seat(act.by, ctx.rules.seats);
}
Prospect prospect_of_return(const Rules& rules, const View& view, const Action& act) {
  const Card card = card_in(act);
  if (is_share(card)) return {.rule = Rule::WS_MAG_P4, .stakes = stakes_after(rules, view, act.by, {.lost = card})};
  return {.rule = Rule::WS_MAG_P4, .points = -rules.printed.points[card]};
}

}  // namespace

const std::array<MagnateDeed, kMagnates>& punishments() {
  static constexpr std::array<MagnateDeed, kMagnates> kPunishments{
      MagnateDeed{.cite = Rule::WS_MAG_P1,
                  .foretell = &foretell_giving,
                  .asks = &asks_whom_to_give,
                  .legal = &list_rivals,
                  .refuse = &refuse_rival,
                  .apply = &give_magnate,
                  .prospect = &prospect_of_giving},
      MagnateDeed{.cite = Rule::WS_MAG_P2, .foretell = &foretell_charge, .begin = &charge_rivals},
      MagnateDeed{.cite = Rule::WS_MAG_P3, .foretell = &foretell_lowering, .begin = &lower_rivals},
      MagnateDeed{.cite = Rule::WS_MAG_P4,
                  .foretell = &foretell_returns,
                  .begin = &begin_returns,
                  .asks = &asks_for_card,
                  .legal = &list_cards,
                  .refuse = &refuse_card,
                  .apply = &give_back,
                  .prospect = &prospect_of_return}};
  return kPunishments;
}

}  // namespace bell::wall_street_1920
