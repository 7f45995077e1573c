// Every card of a 1920 Wall Street match where it lies, every price and purse, and where play stands.
#include "truth/wall_street_1920/describe.h"

#include <array>

#include "engine/wall_street_1920/piles.h"
#include "engine/wall_street_1920/prices.h"
#include "engine/wall_street_1920/step_names.h"
#include "truth/course.h"
#include "view/wall_street_1920/actions.h"

namespace bell::truth {
namespace {

using namespace bell::wall_street_1920;

Json card_json(Card card) { return card == kNoCard ? Json(nullptr) : Json(notation(card)); }
template <int First, int Count>
Json cards_json(const Bag<Card, First, Count>& cards) {
  Json list = Json::array();
  cards.for_each([&list](Card card, int count) {
    for (int copy = 0; copy < count; ++copy) list.push_back(notation(card));
  });
  return list;
}

Json prices_json(const Rules& rules, const Board& board) {
  Json prices = Json::object();
  for (const Company company : kAllCompanies)
    prices[std::string(name_of(company))] = {{"level", board.level[company] + 1},
                                             {"value", value_now(rules, board, company)},
                                             {"magnate", board.magnates.card[company]}};
  return prices;
}

Json rondel_json(const Board& board) {
  Json rondel = Json::array();
  for (const Place& place : board.rondel)
    rondel.push_back({{"card", card_json(place.card)}, {"second", card_json(place.second)}});
  return rondel;
}

Json piles_json(const Rules& rules, const State& now) {
  const PerPile<int> sticks = dynamite(rules, now);
  Json piles = Json::object();
  for (const Pile pile : kAllPiles) {
    Json cards = Json::array();
    for (const Discarded& each : now.discarded)
      if (each.pile() == pile) cards.push_back(notation(each.card()));
    piles[std::string(1, letter_of(pile))] = {{"cards", cards}, {"dynamite", sticks[pile]}};
  }
  return piles;
}

Json player_json(const Rules& rules, const State& now, Seat seat) {
  const Board& board = now.board;
  return {{"seat", index(seat)},
          {"cash", board.cash[seat].amount()},
          {"capital", board.capital[seat]},
          {"loans", board.loans[seat]},
          {"pawn", board.pawn[seat] == kNowhere ? Json(nullptr) : Json(board.pawn[seat])},
          {"shares", cards_json(now.shares[seat].truth())},
          {"variations", cards_json(board.variations[seat])},
          {"back", static_cast<int>(now.backs[seat].truth())},
          {"offer", card_json(now.offers[seat].truth())},
          {"returned", card_json(now.returned[seat].truth())},
          {"option", board.purchase_option.at[seat]},
          {"score", WallStreet1920::score(rules, now, seat)}};
}

}  // namespace

Json describe(const Rules& rules, const State& now) {
  const Board& board = now.board;
  Json players = Json::array();
  for (const Seat seat : seats_of(rules.seats)) players.push_back(player_json(rules, now, seat));
  return {{"title", "wall-street-1920"},
          {"round", board.round},
          {"step", step_json(rules, board.cursor)},
          {"turn", turn_json(board.cursor.turn)},
          {"start", seat_json(board.start)},
          {"active", seat_json(board.active)},
          {"prices", prices_json(rules, board)},
          {"rondel", rondel_json(board)},
          {"trend", board.trend == Trend::clockwise ? "clockwise" : "counterclockwise"},
          {"coins", board.coins},
          {"top", card_json(board.top)},
          {"deck", cards_json(now.deck)},
          {"piles", piles_json(rules, now)},
          {"players", players},
          {"magnate_keeper", seat_json(board.magnates.keeper)},
          {"event", board.event == kNoPile ? Json(nullptr) : Json(std::string(1, letter_of(board.event)))},
          {"winners", seats_json(board.winners)}};
}

}  // namespace bell::truth
