// Moving around the circle. Capital pays first, then cash; pawns are paid in cash alone.
#include "engine/wall_street_1920/rondel.h"

#include <algorithm>

#include "engine/wall_street_1920/cash.h"

namespace bell::wall_street_1920 {
namespace {

Bill bill_of(const Rules& rules, const State& now, Seat seat, int spaces) {
  const int place = destination(rules, now.board, seat, spaces);
  const Money price = price_of_move(rules, now, seat, spaces);
  const Money by_capital = std::min(price, Money(now.board.capital[seat]));
  return {.by_capital = by_capital,
          .to_bank = price - by_capital,
          .rivals = place == kTrendPlace ? SeatMask{} : rivals_at(rules, now.board, seat, place)};
}

void take_cards(Ctx& ctx, int place) {
  Board& board = ctx.state.board;
  Place& here = board.rondel[place];
  for (const Card card : {here.card, here.second})
    if (card != kNoCard) board.business.bought.push_back(card);
  here = {};
  ctx.rules.place_cleared(ctx, place);
}

// No card to buy: the coins instead, and the top card of the deck has to go.
void visit_trend(Ctx& ctx, Seat seat) {
  take_coins(ctx, seat, Rule::WS_MOV_8);
  ctx.state.board.business.to_discard = ctx.state.board.top;
}

}  // namespace

int destination(const Rules& rules, const Board& board, Seat seat, int spaces) {
  const int step = board.trend == Trend::clockwise ? spaces : rules.places - spaces;  // a lap at most
  const int place = board.pawn[seat] + step;
  return place >= rules.places ? place - rules.places : place;
}

Money price_of_move(const Rules& rules, const State& now, Seat seat, int spaces) {
  const int place = destination(rules, now.board, seat, spaces);
  if (place == kTrendPlace) return Money(spaces);
  const Place& here = now.board.rondel[place];
  const Money printed(rules.printed.cost[here.card] + rules.printed.cost[here.second]);
  return rules.surcharge(rules, now, seat, place, Money(spaces) + printed);
}

SeatMask rivals_at(const Rules& rules, const Board& board, Seat seat, int place) {
  RULE(WS_MOV_3);
  SeatMask rivals;
  for (const Seat other : seats_of(rules.seats))
    if (other != seat && board.pawn[other] == place) rivals.add(other);
  return rivals;
}

Refusal refuse_move(const Rules& rules, const Action& act) {
  const int spaces = spaces_in(act);
  if (spaces < 1 || spaces > rules.places || act != action_of(Verb::move, act.by, spaces))
    return {Reason::forbidden, Rule::WS_MOV_1, {static_cast<std::int16_t>(spaces), rules.places}};
  return allowed();
}

void move_pawn(Ctx& ctx, Seat seat, int spaces) {
  Board& board = ctx.state.board;
  const Bill bill = bill_of(ctx.rules, ctx.state, seat, spaces);
  const int place = destination(ctx.rules, board, seat, spaces);
  ctx.tell.say({.what = Happening::moved,
                .rule = Rule::WS_MOV_1,
                .seat = seat,
                .number = whole(spaces),
                .value = static_cast<std::uint8_t>(place)});
  settle_bill(ctx, seat, bill, Rule::WS_MOV_2);
  board.pawn[seat] = static_cast<std::uint8_t>(place);
  if (place == kTrendPlace)
    visit_trend(ctx, seat);
  else
    take_cards(ctx, place);
}

Card take_top(Board& board) {
  RULE(WS_EXP_2);  // an empty deck gives no card, and nothing replaces it
  const Card card = board.top;
  if (card == kNoCard) return kNoCard;
  board.top = kNoCard;
  --board.deck_size;
  return card;
}

}  // namespace bell::wall_street_1920
