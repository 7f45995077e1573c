// A viewer's 1920 Wall Street table as JSON: what lies open by name, what is hidden from that viewer as null.
#include "view/wall_street_1920/actions.h"
#include "wire/parts.h"
#include "wire/wall_street_1920/wall_street_1920.h"

namespace bell::wire {
namespace {

using namespace bell::wall_street_1920;

Json card_json(Card card) { return card == kNoCard ? Json(nullptr) : Json(notation(card)); }
Json card_json(const Seen<Card>& card) { return card_json(card.or_else(kNoCard)); }
Json pile_json(Pile pile) { return pile == kNoPile ? Json(nullptr) : Json(std::string(1, letter_of(pile))); }

template <int First, int Count>
Json cards_json(const Bag<Card, First, Count>& cards) {
  Json list = Json::array();
  cards.for_each([&list](Card card, int count) {
    for (int copy = 0; copy < count; ++copy) list.push_back(notation(card));
  });
  return list;
}

Json prices_json(const View& view) {
  Json prices = Json::array();
  for (const Company company : kAllCompanies)
    prices.push_back({{"company", name_of(company)},
                      {"level", view.board.level[company] + 1},
                      {"value", view.value[company]},
                      {"magnate", view.board.magnates.card[company]}});
  return prices;
}

Json rondel_json(const Board& board) {
  Json rondel = Json::array();
  for (const Place& place : board.rondel)
    rondel.push_back({{"card", card_json(place.card)}, {"second", card_json(place.second)}});
  return rondel;
}

Json piles_json(const Board& board) {
  Json piles = Json::array();
  for (const PileTop& top : board.piles) piles.push_back({{"top", card_json(top.card)}, {"size", top.size}});
  return piles;
}

Json business_json(const Business& business) {
  Json bought = Json::array();
  for (const Card card : business.bought) bought.push_back(card_json(card));
  return {{"bought", bought},
          {"kept", card_json(business.kept)},
          {"to_discard", card_json(business.to_discard)},
          {"sold", card_json(business.sold)}};
}

Json exchange_json(const Exchange& exchange) {
  return {{"shown", card_json(exchange.shown)},
          {"company", name_of(exchange.company)},
          {"offering", seats_json(exchange.offering)}};
}

Json magnates_json(const MagnatesSlice& magnates) {
  Json acting = Json::array();
  for (const Company company : kAllCompanies)
    if (magnates.acting.has(company)) acting.push_back(name_of(company));
  return {{"punishing", magnates.punishing},
          {"turned", magnates.turned},
          {"keeper", seat_json(magnates.keeper)},
          {"acting", acting}};
}

Json player_json(const View& view, Seat seat) {
  const Board& board = view.board;
  const Seen<Shares>& shares = view.shares[seat];
  return {{"seat", index(seat)},
          {"cash", board.cash[seat].amount()},
          {"capital", board.capital[seat]},
          {"loans", board.loans[seat]},
          {"pawn", board.pawn[seat] == kNowhere ? Json(nullptr) : Json(board.pawn[seat])},
          {"points", board.points[seat].amount()},
          {"share_cards", board.share_cards[seat]},
          {"shares", shares.is_known() ? cards_json(shares.or_else({})) : Json(nullptr)},
          {"variations", cards_json(board.variations[seat])},
          {"back", encode_back(view.backs[seat])},
          {"offer", card_json(view.offers[seat])},
          {"returned", card_json(view.returned[seat])},
          {"option", board.purchase_option.at[seat]}};
}

Json memory_json(const Seen<MemoryAid>& memory, int seats) {
  if (!memory.is_known()) return nullptr;
  const MemoryAid aid = memory.or_else({});
  Json shares = Json::array();
  for (const Seat seat : seats_of(seats)) shares.push_back(cards_json(aid.shares[seat]));
  Json dynamite = Json::array();
  for (const std::uint8_t sticks : aid.dynamite) dynamite.push_back(sticks);
  return {{"shares", shares},
          {"unsure", seats_json(aid.unsure)},
          {"dynamite", dynamite},
          {"undrawn", cards_json(aid.undrawn)}};
}

}  // namespace

Json encode_view(const View& view) {
  const Board& board = view.board;
  Json players = Json::array();
  for (const Seat seat : seats_of(view.seats)) players.push_back(player_json(view, seat));
  return {{"title", "wall-street-1920"},
          {"seats", view.seats},
          {"board", view.side == Side::blue ? "blue" : "orange"},
          {"round", board.round},
          {"turn", encode(board.cursor.turn)},
          {"start", seat_json(board.start)},
          {"active", seat_json(board.active)},
          {"has_flipped", board.has_flipped != 0},
          {"has_exploded", board.has_exploded != 0},
          {"spaces", view.spaces},
          {"safe_cards", view.safe_cards},
          {"prices", prices_json(view)},
          {"rondel", rondel_json(board)},
          {"trend", board.trend == Trend::clockwise ? "clockwise" : "counterclockwise"},
          {"coins", board.coins},
          {"top", card_json(board.top)},
          {"deck_size", board.deck_size},
          {"piles", piles_json(board)},
          {"business", business_json(board.business)},
          {"exchange", exchange_json(board.exchange)},
          {"magnates", magnates_json(board.magnates)},
          {"players", players},
          {"memory_aid", memory_json(view.memory_aid, view.seats)},
          {"event", pile_json(board.event)},
          {"winners", seats_json(board.winners)},
          {"frames", frames_json(board.cursor)}};
}

}  // namespace bell::wire
