// The fields of a Stockpile view by name, told once: who writes JSON and who reads it walk the same list, so that
// neither can forget what the other knows. `walk(key, field)` is called for each.
#pragma once

#include <concepts>
#include <string_view>
#include <type_traits>

#include "view/stockpile/view.h"

namespace bell::wire {

// T or const T.
template <class T, class Thing>
concept OneOf = std::same_as<std::remove_const_t<T>, Thing>;

template <class Walk, OneOf<stockpile::Bid> T>
void fields(T& bid, Walk&& walk) {
  walk("seat", bid.by);
  walk("space", bid.space);
  walk("meeple", bid.meeple);
}
template <class Walk, OneOf<stockpile::Purchase> T>
void fields(T& purchase, Walk&& walk) {
  walk("space", purchase.space);
  walk("paid", purchase.paid);
}
template <class Walk, OneOf<stockpile::HeldFee> T>
void fields(T& held, Walk&& walk) {
  walk("seat", held.by);
  walk("fee", held.fee);
}
template <class Walk, OneOf<stockpile::Shown> T>
void fields(T& shown, Walk&& walk) {
  walk("regular", shown.regular);
  walk("split", shown.split);
}
template <class Walk, OneOf<stockpile::Dividend> T>
void fields(T& dividend, Walk&& walk) {
  walk("company", dividend.company);
  walk("per_share", dividend.per_share);
  walk("only", dividend.only);
  walk("shown", dividend.shown);
}
template <class Walk, OneOf<stockpile::Motion> T>
void fields(T& motion, Walk&& walk) {
  walk("company", motion.company);
  walk("left", motion.left);
  walk("marks", motion.marks);
}
template <class Walk, OneOf<stockpile::CommerceSlice> T>
void fields(T& commerce, Walk&& walk) {
  walk("owned", commerce.owned);
  walk("hand_size", commerce.hand_size);
  walk("gone", commerce.gone);
  walk("deck_size", commerce.deck_size);
}
template <class Walk, OneOf<stockpile::InvestorsSlice> T>
void fields(T& people, Walk&& walk) {
  walk("of", people.of);
  walk("used", people.used);
}
template <class Walk, OneOf<stockpile::AuctionSlice> T>
void fields(T& auction, Walk&& walk) {
  walk("on_pile", auction.on_pile);
}
template <class Walk, OneOf<stockpile::StrategyInPlay> T>
void fields(T& card, Walk&& walk) {
  walk("card", card.card);
  walk("stage", card.stage);
  walk("touched", card.touched);
  walk("company", card.company);
}
template <class Walk, OneOf<stockpile::StrategiesSlice> T>
void fields(T& strategies, Walk&& walk) {
  walk("played", strategies.played);
  walk("hand_size", strategies.hand_size);
  walk("plays", strategies.plays);
  walk("covers", strategies.covers);
  walk("now", strategies.now);
}
template <class Walk, OneOf<Frame> T>
void fields(T& frame, Walk&& walk) {
  walk("step", frame.step);
  walk("beat", frame.beat);
  walk("actor", frame.actor);
}
template <class Walk, OneOf<stockpile::SeenLaid> T>
void fields(T& laid, Walk&& walk) {
  walk("card", laid.card);
  walk("knowers", laid.knowers);
  walk("face", laid.face);
  walk("pile", laid.pile);
}
template <class Walk, OneOf<stockpile::SeenKept> T>
void fields(T& kept, Walk&& walk) {
  walk("card", kept.card);
  walk("knowers", kept.knowers);
  walk("face", kept.face);
  walk("seat", kept.by);
}
template <class Walk, OneOf<stockpile::SeenPair> T>
void fields(T& pair, Walk&& walk) {
  walk("company", pair.company);
  walk("forecast", pair.forecast);
  walk("knowers", pair.knowers);
  walk("face", pair.face);
}
template <class Walk, OneOf<stockpile::Placement> T>
void fields(T& placement, Walk&& walk) {
  walk("card", placement.card);
  walk("pile", placement.pile);
  walk("face", placement.face);
}
template <class Walk, OneOf<stockpile::Board> T>
void fields(T& board, Walk&& walk) {
  walk("round", board.round);
  walk("first_player", board.first_player);
  walk("turn", board.cursor.turn);
  walk("frames", board.cursor.frames);
  walk("cash", board.cash);
  walk("place", board.place);
  walk("value", board.value);
  walk("split", board.split);
  walk("surely", board.surely);
  walk("regular_size", board.regular_size);
  walk("discard", board.discard);
  walk("deck_size", board.deck_size);
  walk("hand_size", board.hand_size);
  walk("action_cards", board.action_cards);
  walk("supply_set", board.supply_set);
  walk("opened", board.opened);
  walk("tracks", board.tracks);
  walk("bids_made", board.bids_made);
  walk("last_bidder", board.last_bidder);
  walk("purchases", board.purchases);
  walk("held_fees", board.held_fees);
  walk("fees_due", board.fees_due);
  walk("forecasts", board.forecasts);
  walk("pair_parts", board.pair_parts);
  walk("moving_pair", board.moving_pair);
  walk("motion", board.motion);
  walk("dividend", board.dividend);
  walk("winners", board.winners);
  walk("bonds_held", board.bonds_held);
  walk("commerce", board.commerce);
  walk("first_player_card", board.first_player_card.holder);
  walk("investors", board.people);
  walk("auction", board.auction);
  walk("strategies", board.strategies);
}
template <class Walk, OneOf<stockpile::View> T>
void fields(T& view, Walk&& walk) {
  walk("seats", view.seats);
  walk("viewer", view.viewer);
  walk("rounds", view.rounds);
  walk("piles", view.piles);
  walk("meeples", view.meeples);
  walk("board", view.board);
  walk("regular", view.regular);
  walk("laid", view.laid);
  walk("pairs", view.pairs);
  walk("hands", view.hands);
  walk("placing", view.placing);
  walk("kept", view.kept);
  walk("drawn", view.drawn);
  walk("drawers", view.drawers);
  walk("commerce_hands", view.commerce_hands);
  walk("strategy_hands", view.strategies);
  walk("offered", view.offered);
  walk("kept_investors", view.kept_investors);
}

template <class T>
concept HasFields = requires(T& thing) { fields(thing, [](std::string_view, auto&) {}); };

}  // namespace bell::wire
