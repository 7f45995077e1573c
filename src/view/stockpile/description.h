// The fields of a Stockpile view by name, listed once; view/describe.h explains these lists.
#pragma once

#include <optional>

#include "view/stockpile/deduced_description.h"
#include "view/stockpile/names.h"
#include "view/stockpile/shapes.h"

namespace bell::stockpile {

template <class Walk, OneOf<Bid> T>
void describe(Walk& walk, T& bid) {
  walk.always("seat", bid.by);
  walk("space", bid.space, from_one(kBidSpaces));
  walk("meeple", bid.meeple, from_one(kMaxMeeples));
}

template <class Walk, OneOf<CardOnPile> T>
void describe(Walk& walk, T& card) {
  walk("card", card.laid.card);
  walk("face", card.laid.face);
  walk("known_to", card.laid.knowers);
  walk("nth", card.nth);
}
template <class Walk, OneOf<WholePile> T>
void describe(Walk& walk, T& pile) {
  walk.if_there("bid", pile.bid, pile.bid.by != kNoSeat);
  walk("cards", pile.cards);
}

template <class Walk, OneOf<Placement> T>
void describe(Walk& walk, T& placement) {
  walk("card", placement.card);
  walk("pile", placement.pile);
  walk("face", placement.face);
}

template <class Walk, OneOf<HeldFee> T>
void describe(Walk& walk, T& held) {
  walk.always("seat", held.by);
  walk.always("fee", held.fee);
}

template <class Walk, OneOf<Motion> T>
void describe(Walk& walk, T& motion) {
  walk.always("company", motion.company);
  walk("spaces_left", motion.left);
  walk("pay_marks", motion.marks);
}

template <class Walk, OneOf<Shown> T>
void describe(Walk& walk, T& shown) {
  walk("regular", shown.regular);
  walk("split", shown.split);
}
template <class Walk, OneOf<Dividend> T>
void describe(Walk& walk, T& dividend) {
  walk.always("company", dividend.company);
  walk("per_share", dividend.per_share);
  walk("only_to", dividend.only);
  walk("shown", dividend.shown);
}

template <class Walk, OneOf<Bought> T>
void describe(Walk& walk, T& bought) {
  walk("meeple", bought.meeple, from_one(kMaxMeeples));
  walk("space", bought.purchase.space, from_one(kBidSpaces));
  walk("paid", bought.purchase.paid);
}

template <class Walk, OneOf<View> T>
void describe_pair(Walk& walk, T& view, int place) {
  const auto at = static_cast<std::size_t>(place);
  auto& pair = view.pairs[at];
  walk("owner", pair.owner);
  walk("company", pair.company);
  walk("forecast", pair.forecast);
  walk("face", pair.face);
  walk("known_to", pair.knowers);
  walk("foreseen", view.deduced.pairs[at]);
  walk.as("company_dealt", view.board.pair_parts[at], &is_part<kHasCompany>, &take_part<kHasCompany>);
  walk.as("forecast_dealt", view.board.pair_parts[at], &is_part<kHasForecast>, &take_part<kHasForecast>);
}

// The state in the middle of a round.
template <class Walk, OneOf<View> T>
void describe_play(Walk& walk, T& view) {
  auto& board = view.board;
  walk("opening_cards_laid", board.opened);
  walk("market_sets_placed", board.supply_set);
  walk("placing", view.placing);
  walk("bids_made", board.bids_made);
  walk("last_bidder", board.last_bidder);
  walk.as("fees_due", board.fees_due, &FeeBag::of, &take_fees);
  walk("held_fees", board.held_fees);
  walk.as("pair_moving", board.moving_pair, [&](std::uint8_t) { return moving_pair_of(view); }, &take_moving_pair);
  walk.if_there("moving", board.motion, board.motion.company != kNoCompany);
  walk.if_there("dividend", board.dividend, board.dividend.company != kNoCompany);
}

template <class Walk, OneOf<View> T>
void describe_player(Walk& walk, T& view, Seat seat) {
  auto& board = view.board;
  walk("cash", board.cash[seat]);
  describe(walk, view.deduced.holdings[seat]);
  walk.as("regular", view.regular[seat], &bag_of, &take_shares);
  walk.as("surely", board.surely[seat], &bag_of, &take_shares);
  walk("regular_size", board.regular_size[seat]);
  walk.as("split", board.split[seat], &bag_of, &take_shares);
  walk("hand_size", board.hand_size[seat]);
  walk("hand", view.hands[seat]);
  walk.as("kept", view.kept[seat], &action_bag_of, &take_kept);
  walk.as("surely_kept", board.surely_kept[seat], &action_bag_of, &take_kept);
  walk("kept_size", view.kept_size[seat]);
  walk.as(
      "purchases", board.purchases[seat], [&](const Purchases&) { return purchases_of(view, seat); }, &take_purchases);
}

// The modules' fields, one block each; absent unless the module is in play.

template <class Walk, OneOf<View> T>
void describe_commerce(Walk& walk, T& view) {
  auto& commerce = view.board.commerce;
  walk("deck_size", commerce.deck_size);
  walk("gone", commerce.gone);
  walk.each_seat("players", [&](auto& player, Seat seat) {
    player("owned", commerce.owned[seat]);
    player("hand_size", commerce.hand_size[seat]);
    player("hand", view.commerce_hands[seat]);
  });
}

template <class Walk, OneOf<OwnInvestor> T>
void describe(Walk& walk, T& own) {
  walk.always("investor", own.investor);
  walk("used", own.used);
}
template <class Walk, OneOf<View> T>
void describe_investors(Walk& walk, T& view) {
  walk.each_seat("players", [&](auto& player, Seat seat) {
    player.as(
        "investors", view.board.investors,
        [seat](const InvestorsSlice& investors) { return investors_of(investors, seat); },
        [seat](InvestorsSlice& investors, const OwnInvestors& own) { return take_investors(investors, seat, own); });
    player("offered", view.offered[seat]);
    player("kept", view.kept_investors[seat]);
  });
  walk("drawn_opening_cards", view.drawn);
  walk("drawn_known_to", view.drawers);
}

template <class Walk, OneOf<StrategyInPlay> T>
void describe(Walk& walk, T& now) {
  walk.always("card", now.card);
  walk("choices_made", now.stage);
  walk("company", now.company);
  walk.as("companies_done", now, &companies_done, &take_companies_done);
  walk.as("pairs_seen", now, &pairs_done, &take_pairs_done);
}
template <class Walk, OneOf<View> T>
void describe_strategies(Walk& walk, T& view) {
  auto& strategies = view.board.strategies;
  walk("played", strategies.played);
  walk.if_there("in_play", strategies.now, strategies.now.card != Strategy::none);
  walk("cards_on_forecasts", strategies.covers);
  walk("idle", view.idle);
  walk.each_seat("players", [&](auto& player, Seat seat) {
    player("hand_size", strategies.hand_size[seat]);
    player("hand", view.strategies[seat]);
    player("played_this_round", strategies.plays[seat]);
  });
}

template <class Walk, OneOf<View> T>
void describe_modules(Walk& walk, T& view) {
  auto& board = view.board;
  auto& modules = view.modules;
  walk.part("bonds", modules, ModuleId::bonds, [&](auto& part) { part("held", board.bond.held); });
  walk.part("commodities_taxes", modules, ModuleId::commodities_taxes,
            [&](auto& part) { describe_commerce(part, view); });
  walk.part("forecast_dice", modules, ModuleId::forecast_dice, [](auto&) {});
  walk.part("first_player_card", modules, ModuleId::first_player_card,
            [&](auto& part) { part("holder", board.first_player_card.holder); });
  walk.part("advanced_board", modules, ModuleId::advanced_board, [](auto&) {});
  walk.part("investors", modules, ModuleId::investors, [&](auto& part) { describe_investors(part, view); });
  walk.part("investor_auction", modules, ModuleId::investor_auction, [&](auto& part) {
    part.as(
        "put_up", board.auction.on_pile, [&](const auto& on_pile) { return put_up_of(on_pile, view.piles); },
        &take_put_up);
  });
  walk.part("strategy_cards", modules, ModuleId::strategy_cards, [&](auto& part) { describe_strategies(part, view); });
}

template <class Walk, OneOf<View> T>
void describe(Walk& walk, T& view) {
  auto& board = view.board;
  walk.seats(view.seats);
  walk("viewer", view.viewer);
  walk("round", board.round);
  walk("rounds", view.rounds);
  walk.always("steps", view.steps);
  walk("actors", view.actors);
  walk("turn", board.cursor.turn);
  walk("first_player", board.first_player);
  walk("meeples", view.meeples);
  walk.each_of("prices", kAllCompanies, [&](auto& price, Company company) {
    price("space", board.place[company], from_one(kMaxSpaces));
    price("value", board.value[company]);
    price("track", view.deduced.tracks[company]);
    price("majority", view.deduced.majorities[company]);
  });
  walk("forecasts", board.forecasts);
  walk("unseen_forecasts", view.deduced.unseen_forecasts);
  walk("companies_left", view.deduced.companies_left);
  walk.each_place("pairs", kPairs, [&](auto& pair, int place) { describe_pair(pair, view, place); });
  walk.as("piles", view, &piles_of, &take_piles);
  walk("standing_bids", view.deduced.bids);
  walk("bid_spaces", view.deduced.bid_spaces);
  walk("fees", view.deduced.fees);
  describe_play(walk, view);
  walk("deck_size", board.deck_size);
  walk("discard", board.discard);
  walk.each_seat("players", [&](auto& player, Seat seat) { describe_player(player, view, seat); });
  walk("next_first_player", view.deduced.next_first_player);
  walk("investor_numbers", view.deduced.investors);
  walk("strategy_numbers", view.deduced.strategies);
  describe_modules(walk, view);
  walk("winners", board.winners);
}

}  // namespace bell::stockpile
