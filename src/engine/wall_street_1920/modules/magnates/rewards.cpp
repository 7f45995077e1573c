// The magnates' reward sides: good for the player who called them.
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

void empty_trend(Ctx& ctx, Seat active) { take_coins(ctx, active, Rule::WS_MAG_R2); }

// A loan back for cash at hand.
bool can_redeem(const Rules& rules, const Board& board, Seat seat) {
  return board.loans[seat] > 0 && board.cash[seat] >= Money(rules.printed.tariff.magnate_redemption);
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

// A visible card off a discard pile.
bool can_take(const Board& board, Pile pile) {
  return board.piles[pile].size > 0 && board.piles[pile].card != Card::explosion;
}
Seat asks_to_take(Ctx& ctx, Seat active) {
  for (const Pile pile : kAllPiles)
    if (can_take(ctx.state.board, pile)) return active;
  return kNoSeat;
}
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

}  // namespace

const std::array<MagnateSide, kMagnates>& reward_sides() {
  static constexpr std::array<MagnateSide, kMagnates> kRewards{
      MagnateSide{.cite = Rule::WS_MAG_R1, .begin = &keep_magnate},
      MagnateSide{.cite = Rule::WS_MAG_R2, .begin = &empty_trend},
      MagnateSide{.cite = Rule::WS_MAG_R3,
                  .asks = &asks_to_redeem,
                  .legal = &list_redemption,
                  .refuse = &refuse_redemption,
                  .apply = &redeem},
      MagnateSide{.cite = Rule::WS_MAG_R4,
                  .asks = &asks_to_take,
                  .legal = &list_tops,
                  .refuse = &refuse_top,
                  .apply = &take_discard}};
  return kRewards;
}

}  // namespace bell::wall_street_1920
