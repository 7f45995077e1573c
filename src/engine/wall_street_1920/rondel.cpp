// Moves pawns around the circle. Capital pays first, then cash; rivals' pawns are paid in cash only.
#include "engine/wall_street_1920/rondel.h"

#include <algorithm>

#include "engine/wall_street_1920/cash.h"

namespace bell::wall_street_1920 {
namespace {

// The cost of the move and the printed prices of the cards there.
Money plain_price(const Rules& rules, const Board& board, int place, int spaces) {
  const Place& here = board.rondel[place];
  return Money(spaces + rules.printed.cost[here.card] + rules.printed.cost[here.second]);
}

// The same with a surcharge, before capital pays its part.
Money full_price(const Rules& rules, const Board& board, Seat seat, int place, int spaces) {
  if (place == kTrendPlace) return Money(spaces);
  return rules.surcharge(rules, board, seat, place, plain_price(rules, board, place, spaces));
}

Bill bill_of(const Rules& rules, const Board& board, Seat seat, int place, int spaces) {
  const Money price = full_price(rules, board, seat, place, spaces);
  const Money by_capital = std::min(price, Money(board.capital[seat]));
  return {.by_capital = by_capital,
          .to_bank = price - by_capital,
          .rivals = place == kTrendPlace ? SeatMask{} : rivals_at(rules, board, seat, place)};
}

void take_cards(Ctx& ctx, int place) {
  Board& board = ctx.state.board;
  board.business.bought = cards_at(board, place);
  board.rondel[place] = {};
  ctx.rules.place_cleared(ctx, place);
}

// There is no card to buy: the player takes the coins, and the top card of the deck must be discarded.
void visit_trend(Ctx& ctx, Seat seat) {
  take_coins(ctx, seat, Rule::WS_MOV_8);
  ctx.state.board.business.to_discard = ctx.state.board.top;
}

}  // namespace

int destination(const Rules& rules, const Board& board, Seat seat, int spaces) {
  const int step = board.trend == Trend::clockwise ? spaces : rules.places - spaces;  // one lap at most
  const int place = board.pawn[seat] + step;
  return place >= rules.places ? place - rules.places : place;
}

Money price_of_move(const Rules& rules, const Board& board, Seat seat, int spaces) {
  return full_price(rules, board, seat, destination(rules, board, seat, spaces), spaces);
}

Fare fare_of(const Rules& rules, const Board& board, Seat seat, int spaces) {
  const int place = destination(rules, board, seat, spaces);
  const Bill bill = bill_of(rules, board, seat, place, spaces);
  const Money surcharge = bill.by_capital + bill.to_bank - plain_price(rules, board, place, spaces);
  return {.spaces = static_cast<std::uint8_t>(spaces),
          .surcharge = static_cast<std::uint8_t>(surcharge.amount()),
          .pays = payment_of(rules, board, seat, bill)};
}

Fares fares_of(const Rules& rules, const Board& board, Seat seat) {
  Fares fares;
  if (board.pawn[seat] == kNowhere) return fares;
  for (int place = 0; place < rules.places; ++place) fares.push_back({});
  for (int spaces = 1; spaces <= rules.places; ++spaces)
    fares[destination(rules, board, seat, spaces)] = fare_of(rules, board, seat, spaces);
  return fares;
}

FixedVec<Card, 2> cards_at(const Board& board, int place) {
  FixedVec<Card, 2> cards;
  for (const Card card : {board.rondel[place].card, board.rondel[place].second})
    if (card != kNoCard) cards.push_back(card);
  return cards;
}

Prospect prospect_of_move(const Rules& rules, const View& view, const Action& act) {
  const int place = destination(rules, view.board, act.by, spaces_in(act));
  const Payment pays = fare_of(rules, view.board, act.by, spaces_in(act)).pays;
  const Rule usual = pays.to_rivals > 0 ? Rule::WS_MOV_3 : Rule::WS_MOV_2;
  Prospect prospect{.rule = rule_of(pays, place == kTrendPlace ? Rule::WS_MOV_8 : usual),
                    .pays = pays,
                    .spaces = spaces_in(act),
                    .place = place,
                    .cards = cards_at(view.board, place)};
  if (place == kTrendPlace) prospect.income = view.board.coins;
  return prospect;
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
  const int place = destination(ctx.rules, board, seat, spaces);
  const Bill bill = bill_of(ctx.rules, board, seat, place, spaces);
  if (ctx.tell)
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
