// The magnates' reward sides: good for the player who called them.
#include <algorithm>

#include "engine/wall_street_1920/cash.h"
#include "engine/wall_street_1920/holdings.h"
#include "engine/wall_street_1920/modules/magnates/magnates.h"
#include "engine/wall_street_1920/piles.h"

namespace bell::wall_street_1920 {
namespace {

void keep_magnate(Ctx& ctx, Seat active) {
  ctx.state.board.magnates.keeper = active;
  ctx.tell.say({.what = Happening::magnate_given,
                .rule = Rule::WS_MAG_R1,
                .seat = active,
                .number = ctx.rules.printed.tariff.magnate_points});
}

void foretell_points(const Rules& rules, Board&, Seat, MagnateCall& call) {
  call.points = rules.printed.tariff.magnate_points;
}

void foretell_coins(const Rules&, Board& board, Seat active, MagnateCall& call) {
  call.income = board.coins;
  board.cash[active] += Money(board.coins);
}
void empty_trend(Ctx& ctx, Seat active) { take_coins(ctx, active, Rule::WS_MAG_R2); }

// Whether a loan can be repaid from cash.
bool can_redeem(const Rules& rules, const Board& board, Seat seat) {
  return board.loans[seat] > 0 && board.cash[seat] >= Money(rules.printed.tariff.magnate_redemption);
}
void foretell_redemption(const Rules& rules, Board& board, Seat active, MagnateCall& call) {
  call.asks = can_redeem(rules, board, active);
}
Seat asks_to_redeem(Ctx& ctx, Seat active) { return can_redeem(ctx.rules, ctx.state.board, active) ? active : kNoSeat; }
void list_redemption(const Rules&, const State&, Seat who, ActionList& out) {
  out.push_back(action_of(Verb::redeem, who));
  out.push_back(action_of(Verb::decline, who));
}
Refusal refuse_redemption(const Rules&, const State&, const Action& act) {
  const bool fits = act == action_of(Verb::redeem, act.by) || act == action_of(Verb::decline, act.by);
  return fits ? allowed() : Refusal{Reason::wrong_moment, Rule::WS_MAG_R3};
}
void redeem(Ctx& ctx, const Action& act) {
  finish_magnate(ctx.state);
  if (verb_of(act) == Verb::decline)
    return ctx.tell.say({.what = Happening::offer_declined, .rule = Rule::WS_MAG_R3, .seat = act.by});
  Board& board = ctx.state.board;
  pay_bank(ctx, act.by, ctx.rules.printed.tariff.magnate_redemption, Rule::WS_MAG_R3);
  --board.loans[act.by];
  ctx.tell.say(
      {.what = Happening::loan_returned, .rule = Rule::WS_MAG_R3, .seat = act.by, .number = board.loans[act.by]});
}
Prospect prospect_of_redemption(const Rules& rules, const View& view, const Action& act) {
  if (verb_of(act) == Verb::decline) return {.rule = Rule::WS_MAG_R3};
  const Tariff& tariff = rules.printed.tariff;
  return {.rule = Rule::WS_MAG_R3,
          .pays = payment_of(rules, view.board, act.by, bank_bill(tariff.magnate_redemption)),
          .points = tariff.loan_points};
}

// Whether a visible card can be taken from a discard pile.
bool can_take(const Board& board, Pile pile) {
  return board.piles[pile].size > 0 && board.piles[pile].card != Card::explosion;
}
bool can_take_any(const Board& board) {
  return std::ranges::any_of(kAllPiles, [&](Pile pile) { return can_take(board, pile); });
}
void foretell_taking(const Rules&, Board& board, Seat, MagnateCall& call) { call.asks = can_take_any(board); }
Seat asks_to_take(Ctx& ctx, Seat active) { return can_take_any(ctx.state.board) ? active : kNoSeat; }
void list_tops(const Rules&, const State& now, Seat who, ActionList& out) {
  for (const Pile pile : kAllPiles)
    if (can_take(now.board, pile)) out.push_back(with_pile(Verb::take_discard, who, pile));
}
Refusal refuse_top(const Rules&, const State& now, const Action& act) {
  if (verb_of(act) != Verb::take_discard) return {Reason::wrong_moment, Rule::WS_MAG_R4};
  if (act.args[0] >= kPiles || !can_take(now.board, pile_in(act)) ||
      act != with_pile(Verb::take_discard, act.by, pile_in(act)))
    return {Reason::not_available, Rule::WS_MAG_R4, {act.args[0]}};
  return allowed();
}
void take_discard(Ctx& ctx, const Action& act) {
  finish_magnate(ctx.state);
  const Card card = lift_top(ctx.state, pile_in(act));
  keep_card(ctx.state, act.by, card);
  ctx.tell.say({.what = Happening::discard_taken,
                .rule = Rule::WS_MAG_R4,
                .seat = act.by,
                .card = open_card(card),
                .value = act.args[0]});
}
Prospect prospect_of_taking(const Rules& rules, const View& view, const Action& act) {
  const Card card = view.board.piles[pile_in(act)].card;
  Prospect prospect{.rule = Rule::WS_MAG_R4, .receives = card, .dynamite = -rules.printed.dynamite[card]};
  if (is_variation(card)) prospect.points = rules.printed.points[card];
  if (is_share(card)) prospect.stakes = stakes_after(rules, view, act.by, {.gained = card});
  return prospect;
}

}  // namespace

const std::array<MagnateDeed, kMagnates>& rewards() {
  static constexpr std::array<MagnateDeed, kMagnates> kRewards{
      MagnateDeed{.cite = Rule::WS_MAG_R1, .foretell = &foretell_points, .begin = &keep_magnate},
      MagnateDeed{.cite = Rule::WS_MAG_R2, .foretell = &foretell_coins, .begin = &empty_trend},
      MagnateDeed{.cite = Rule::WS_MAG_R3,
                  .foretell = &foretell_redemption,
                  .asks = &asks_to_redeem,
                  .legal = &list_redemption,
                  .refuse = &refuse_redemption,
                  .apply = &redeem,
                  .prospect = &prospect_of_redemption},
      MagnateDeed{.cite = Rule::WS_MAG_R4,
                  .foretell = &foretell_taking,
                  .asks = &asks_to_take,
                  .legal = &list_tops,
                  .refuse = &refuse_top,
                  .apply = &take_discard,
                  .prospect = &prospect_of_taking}};
  return kRewards;
}

}  // namespace bell::wall_street_1920
