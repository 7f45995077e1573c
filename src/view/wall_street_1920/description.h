// The fields of a 1920 Wall Street view by name, listed once; view/describe.h explains these lists.
#pragma once

#include "view/wall_street_1920/names.h"
#include "view/wall_street_1920/prospect.h"

namespace bell::wall_street_1920 {

// Places of the rondel are numbered as in notation: the market trend is 0.
inline constexpr Counted kRondelPlace = up_to(kMaxPlaces - 1);
constexpr Counted place_or(int nowhere) { return {0, kMaxPlaces - 1, 0, nowhere}; }

template <class Walk, OneOf<Payment> T>
void describe(Walk& walk, T& payment) {
  walk("price", payment.price);
  walk("by_capital", payment.by_capital);
  walk("cash", payment.cash);
  walk("to_rivals", payment.to_rivals);
  walk("loans", payment.loans);
}

template <class Walk, OneOf<Fare> T>
void describe(Walk& walk, T& fare) {
  walk("spaces", fare.spaces);
  walk("surcharge", fare.surcharge);
  describe(walk, fare.pays);
}

template <class Walk, OneOf<PriceMove> T>
void describe(Walk& walk, T& move) {
  walk.always("company", move.company);
  walk("level", move.level, from_one(kMaxSpaces));
  walk("value", move.value);
}

template <class Walk, OneOf<Stake> T>
void describe(Walk& walk, T& stake) {
  walk("shares", stake.shares);
  walk("wild", stake.wild);
  walk("minimum", stake.minimum);
}

template <class Walk, OneOf<SecretShare> T>
void describe(Walk& walk, T& secret) {
  walk.always("company", secret.company);
  walk("shares", secret.shares);
  walk("points", secret.points);
}

template <class Walk, OneOf<CompanyCount> T>
void describe(Walk& walk, T& count) {
  walk("points", count.points);
  walk("shares", count.shares);
  walk("gold", count.gold);
  walk("duals", count.duals);
}

template <class Walk, OneOf<KnownHolding> T>
void describe(Walk& walk, T& holding) {
  walk("worth", holding.worth);
  walk("stakes", holding.stakes);
  walk("counts", holding.counts);
  walk("secret", holding.secret);
  walk("variations", holding.variations);
  walk("loans", holding.loans);
  walk("rest", holding.rest);
  walk("unseen", holding.unseen);
}

template <class Walk, OneOf<CardFigures> T>
void describe(Walk& walk, T& figures) {
  walk.always("card", figures.card);
  walk("cost", figures.cost);
  walk("dynamite", figures.dynamite);
  walk("points", figures.points);
  walk("pay", figures.pay);
  walk("prices", figures.prices);
  walk("wakes", figures.wakes);
}

template <class Walk, OneOf<MemoryAid> T>
void describe(Walk& walk, T& aid) {
  walk("shares", aid.shares);
  walk("unsure", aid.unsure);
  walk("dynamite", aid.dynamite);
  walk("undrawn", aid.undrawn);
}

template <class Walk, OneOf<View> T>
void describe_course(Walk& walk, T& view) {
  auto& board = view.board;
  walk("round", board.round);
  walk.always("steps", view.steps);
  walk("turn", board.cursor.turn);
  walk("start", board.start);
  walk("active", board.active);
  walk.flag("has_flipped", board.has_flipped);
  walk.flag("has_exploded", board.has_exploded);
  walk.object("business", [&](auto& business) {
    business("bought", board.business.bought);
    business("kept", board.business.kept);
    business("to_discard", board.business.to_discard);
    business("sold", board.business.sold);
  });
  walk.maybe("exchange", board.exchange.shown != kNoCard, [&](auto& exchange) {
    exchange.always("shown", board.exchange.shown);
    exchange.always("company", board.exchange.company);
    exchange("offering", board.exchange.offering);
  });
}

template <class Walk, OneOf<View> T>
void describe_prices(Walk& walk, T& view) {
  walk("side", view.side);
  walk.each_of("prices", kAllCompanies, [&](auto& price, Company company) {
    auto& figures = view.deduced.companies[company];
    price("level", view.board.level[company], from_one(kMaxSpaces));
    price("value", figures.value);
    price("counted_value", figures.counted_value);
    price("minimum", figures.minimum);
    price("values", figures.values);
    price("wakes", figures.wakes, from_one(kMaxSpaces));
  });
}

template <class Walk, OneOf<View> T>
void describe_rondel(Walk& walk, T& view) {
  auto& board = view.board;
  walk("trend", board.trend);
  walk("coins", board.coins);
  walk.list("rondel", board.rondel, [&](auto& place, auto& here, int nth) {
    auto& figures = view.deduced.places[static_cast<std::size_t>(nth)];
    place("card", here.card);
    place("second", here.second);
    place("cost", figures.cost);
    place("fare", figures.fare);
    place("other_way", figures.other_way);
  });
  walk("top", board.top);
  walk("deck_size", board.deck_size);
  walk("safe_cards", view.deduced.safe_cards);
  walk.each_of("piles", kAllPiles, [&](auto& pile, Pile which) {
    pile("top", board.piles[which].card);
    pile("size", board.piles[which].size);
  });
  walk("cards", view.deduced.cards);
  walk("duals", view.deduced.duals);
}

template <class Walk, OneOf<View> T>
void describe_player(Walk& walk, T& view, Seat seat) {
  auto& board = view.board;
  walk("cash", board.cash[seat]);
  walk("capital", board.capital[seat]);
  walk("loans", board.loans[seat]);
  walk("pawn", board.pawn[seat], place_or(kNowhere));
  walk("points", board.points[seat]);
  walk("share_cards", board.share_cards[seat]);
  walk("shares", view.shares[seat]);
  walk("variations", board.variations[seat]);
  walk("back", view.backs[seat]);
  walk("secret_share", view.deduced.secret_shares[seat]);
  walk("offer", view.offers[seat]);
  walk("returned", view.returned[seat]);
  walk("holding", view.deduced.holdings[seat]);
}

template <class Walk, OneOf<View> T>
void describe_modules(Walk& walk, T& view) {
  walk.part("magnates", view.modules, ModuleId::magnates, [&](auto& part) {
    auto& slice = view.board.magnates;
    part("at", slice.card);
    part("punishing", slice.punishing);
    part("turned", slice.turned, up_to(kMagnates));
    part("keeper", slice.keeper);
    part("acting", slice.acting);
  });
  walk.part("purchase_option", view.modules, ModuleId::purchase_option, [&](auto& part) {
    part.each_seat("options", [&](auto& option, Seat seat) {
      option("place", view.board.purchase_option.at[seat], place_or(kTrendPlace));
    });
  });
}

template <class Walk, OneOf<View> T>
void describe(Walk& walk, T& view) {
  auto& board = view.board;
  walk.seats(view.seats);
  walk("viewer", view.viewer);
  describe_course(walk, view);
  describe_prices(walk, view);
  describe_rondel(walk, view);
  walk("capital_top", view.deduced.capital_top);
  walk.each_seat("players", [&](auto& player, Seat seat) { describe_player(player, view, seat); });
  describe_modules(walk, view);
  walk("memory_aid", view.memory_aid);
  walk("event", board.event);
  walk("winners", board.winners);
  walk("tie_break", view.deduced.tie_break);
}

template <class Walk, OneOf<MagnateCall> T>
void describe(Walk& walk, T& call) {
  walk.always("company", call.company);
  walk.always("magnate", call.magnate);
  walk("side", call.side);
  walk("rule", call.rule);
  walk("points", call.points);
  walk("income", call.income);
  walk("asks", call.asks);
  walk("rivals", call.rivals);
}

template <class Walk, OneOf<Prospect> T>
void describe(Walk& walk, T& prospect) {
  walk("rule", prospect.rule);
  walk("pays", prospect.pays);
  walk("income", prospect.income);
  walk("capital", prospect.capital);
  walk("spaces", prospect.spaces);
  walk("place", prospect.place, kRondelPlace);
  walk("cards", prospect.cards);
  walk("fares", prospect.fares);
  walk("receives", prospect.receives);
  walk("points", prospect.points);
  walk("dynamite", prospect.dynamite);
  walk("stakes", prospect.stakes);
  walk("prices", prospect.prices);
  walk("calls", prospect.calls);
}

}  // namespace bell::wall_street_1920
