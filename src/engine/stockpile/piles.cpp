// Keeps the cards of all stockpiles in one list, in the order they were laid; each names its stockpile.
#include "engine/stockpile/piles.h"

#include <array>

#include "engine/stockpile/kept.h"
#include "engine/stockpile/portfolio.h"

namespace bell::stockpile {
namespace {

void take_card(Ctx& ctx, Seat seat, Pile pile, Secret<Card> card) {
  State& state = ctx.state;
  const Card kind = card.truth();
  if (is_fee(kind)) {
    ++state.board.fees_due[static_cast<std::size_t>(size_of_fee(kind))];
    card = open(kind);
  } else if (is_stock(kind)) {
    gain_unseen(state, seat, card, ctx.rules.seats);
    card.tell(seat);
  } else if (is_action_card(kind)) {
    card.tell(seat);
    keep(state, seat, card, ctx.rules.seats);
  }
  if (ctx.tell)
    ctx.tell.say({.what = Happening::card_taken, .rule = Rule::SP_DEM_8, .seat = seat, .pile = pile, .card = card});
  if (!MarketBag::is_kind(kind)) ctx.rules.card_taken(ctx, seat, kind);
}

}  // namespace

void lay(Ctx& ctx, Rule why, Seat by, Pile pile, const Secret<Card>& card) {
  RULE(SP_SET_6);  // knowledge travels with the card
  ctx.state.laid.push_back({card, pile});
  if (ctx.tell) ctx.tell.say({.what = Happening::placed, .rule = why, .seat = by, .pile = pile, .card = card});
}

void take_pile(Ctx& ctx, Seat seat, Pile pile) {
  // Every card is copied to both lists and counted in one of them: which stockpile it is on cannot be predicted, and a
  // mispredicted branch costs more than the copy.
  auto& laid = ctx.state.laid;
  std::array<Secret<Card>, kMaxLaid> taken;
  int others = 0;
  int mine = 0;
  for (int at = 0; at < laid.size(); ++at) {
    const Laid each = laid[at];
    taken[static_cast<std::size_t>(mine)] = each.card;
    laid[others] = each;
    mine += each.pile == pile ? 1 : 0;
    others += each.pile == pile ? 0 : 1;
  }
  while (laid.size() > others) laid.pop_back();
  for (int at = 0; at < mine; ++at) take_card(ctx, seat, pile, taken[static_cast<std::size_t>(at)]);
}

}  // namespace bell::stockpile
