// The fields of a Stonks view by name, listed once; view/describe.h explains these lists.
#pragma once

#include "view/stonks/names.h"
#include "view/stonks/prospect.h"

namespace bell::stonks {

template <class Walk, OneOf<KnownPortfolio> T>
void describe(Walk& walk, T& portfolio) {
  walk("worth", portfolio.worth);
  walk("shares", portfolio.shares);
  walk("held", portfolio.held);
  walk("cards", portfolio.cards);
  walk("unseen", portfolio.unseen);
}

template <class Walk, OneOf<View> T>
void describe_prices(Walk& walk, T& view) {
  auto& board = view.board;
  walk.always("row", board.row);
  walk.each_of("prices", board.row, [&](auto& price, Company company) {
    auto& tile = board.tiles[company];
    price("place", tile.place, from_one(kCompanies));
    price("side", tile.side);
    price("level", tile.level, from_one(kLevels));
    price("value", tile.value);
    price.told("black", board.black.has(company));
    price("values", view.deduced.values[company]);
  });
  // The company that is removed while the row is laid is never in the row, but it is marked as not moving.
  walk("black", board.black);
  walk("trump", board.trump);
}

template <class Walk, OneOf<View> T>
void describe_trick(Walk& walk, T& view) {
  auto& trick = view.board.trick;
  walk("lead", trick.lead);
  walk.list("plays", trick.plays, [](auto& play, auto& played) {
    play.always("seat", played.by);
    play("card", played.card);
  });
  walk("counts_as", view.deduced.counts_as);
  walk("face_down", view.face_down);
  walk("market", trick.market);
  walk("speculation", trick.speculation);
  walk("speculator", trick.speculator);
  walk("winner", trick.winner);
  walk("ahead", view.deduced.ahead);
  walk("must_follow", view.deduced.must_follow);
  walk("steps_to_move", view.deduced.steps);
}

template <class Walk, OneOf<View> T>
void describe_player(Walk& walk, T& view, Seat seat) {
  auto& board = view.board;
  walk("points", board.points[seat]);
  describe(walk, view.deduced.portfolios[seat]);
  walk("hand_size", board.hand_size[seat]);
  walk("hand", view.hands[seat]);
  walk("portfolio", board.portfolio[seat]);
  walk("hidden", view.hidden[seat]);
  walk.member("speculation_card", board.speculators, seat);
  walk("start_card", board.revealed[seat]);
  walk("to_reveal", view.to_reveal[seat]);
  walk("last_cards", view.last_cards[seat]);
}

template <class Walk, OneOf<View> T>
void describe(Walk& walk, T& view) {
  auto& board = view.board;
  walk.seats(view.seats);
  walk("round", board.round);
  walk("rounds", view.rounds);
  walk.always("steps", view.steps);
  walk("turn", board.cursor.turn);
  walk("trick_of_round", view.deduced.trick);
  walk("tricks", view.deduced.tricks);
  walk("tricks_left", board.tricks_left);
  walk("opener", board.opener);
  describe_prices(walk, view);
  walk.object("trick", [&](auto& trick) { describe_trick(trick, view); });
  walk("deck_size", board.deck_size);
  walk("discard", board.discard);
  walk.each_seat("players", [&](auto& player, Seat seat) { describe_player(player, view, seat); });
  walk.part("two_players", view.modules, ModuleId::two_players,
            [&](auto& part) { part("last_winner", board.two_players.last_winner); });
  walk.part("moderate", view.modules, ModuleId::moderate, [](auto&) {});
  walk.part("small_caps", view.modules, ModuleId::small_caps, [](auto&) {});
  walk("card_shares", view.deduced.shares);
  walk("card_fluctuation", view.deduced.fluctuation);
  walk("winners", board.winners);
  walk("tie_break", view.deduced.tie_break);
}

template <class Walk, OneOf<Prospect> T>
void describe(Walk& walk, T& prospect) {
  walk("rule", prospect.rule);
  walk("shares", prospect.shares);
  walk("worth", prospect.worth);
  walk("price_now", prospect.price_now);
  walk("counts_as", prospect.counts_as);
  walk("ahead", prospect.ahead);
  walk("fluctuation", prospect.fluctuation);
  walk("level", prospect.level, from_one(kLevels));
  walk("value", prospect.value);
  walk("trump_now", prospect.trump_now);
  walk("trump", prospect.trump);
  walk("black", prospect.black);
}

}  // namespace bell::stonks
