// A viewer's Stonks table as JSON: what lies open by name, what is hidden from that viewer as null.
#include "view/stonks/actions.h"
#include "wire/parts.h"
#include "wire/stonks/stonks.h"

namespace bell::wire {
namespace {

using namespace bell::stonks;

Json card_json(Card card) { return card == kNoCard ? Json(nullptr) : Json(notation(card)); }
Json card_json(const Seen<Card>& card) { return card_json(card.or_else(kNoCard)); }
Json company_json(Company company) { return company == kNoCompany ? Json(nullptr) : Json(name_of(company)); }

Json cards_json(const CardSet& cards) {
  Json list = Json::array();
  cards.for_each([&list](Card card) { list.push_back(notation(card)); });
  return list;
}
Json hand_json(const Seen<CardSet>& hand) { return hand.is_known() ? cards_json(hand.or_else({})) : Json(nullptr); }
template <int N>
Json cards_json(const FixedVec<Seen<Card>, N>& cards) {
  Json list = Json::array();
  for (const Seen<Card>& card : cards) list.push_back(card_json(card));
  return list;
}

Json row_json(const Board& board) {
  Json row = Json::array();
  for (const Company company : board.row) {
    const Tile& tile = board.tiles[company];
    row.push_back({{"company", name_of(company)},
                   {"place", tile.place + 1},
                   {"side", tile.side == Side::a ? "A" : "B"},
                   {"level", tile.level + 1},
                   {"value", tile.value},
                   {"black", board.black.has(company)}});
  }
  return row;
}

// A company can be kept from moving before it lies in the row: the one that leaves the game while the row is laid.
Json black_json(CompanySet black) {
  Json list = Json::array();
  for (const Company company : kAllCompanies)
    if (black.has(company)) list.push_back(name_of(company));
  return list;
}

Json trick_json(const Trick& trick, const Seen<Card>& face_down) {
  Json plays = Json::array();
  for (const Played& played : trick.plays)
    plays.push_back({{"seat", index(played.by)}, {"card", card_json(played.card)}});
  return {{"lead", company_json(trick.lead)},
          {"plays", plays},
          {"face_down", card_json(face_down)},
          {"market", card_json(trick.market)},
          {"speculation", kSpeculationNames[static_cast<std::size_t>(trick.speculation)]},
          {"speculator", seat_json(trick.speculator)},
          {"winner", seat_json(trick.winner)}};
}

Json player_json(const View& view, Seat seat) {
  const Board& board = view.board;
  return {{"seat", index(seat)},
          {"points", board.points[seat].amount()},
          {"hand_size", board.hand_size[seat]},
          {"hand", hand_json(view.hands[seat])},
          {"portfolio", cards_json(board.portfolio[seat])},
          {"hidden", cards_json(view.hidden[seat])},
          {"speculation_card", board.speculators.has(seat)},
          {"start_card", card_json(board.revealed[seat])},
          {"to_reveal", card_json(view.to_reveal[seat])},
          {"last_cards", cards_json(view.last_cards[seat])}};
}

}  // namespace

Json encode_view(const View& view) {
  const Board& board = view.board;
  Json players = Json::array();
  for (const Seat seat : seats_of(view.seats)) players.push_back(player_json(view, seat));
  return {{"title", "stonks"},
          {"seats", view.seats},
          {"round", board.round},
          {"rounds", view.rounds},
          {"tricks_left", board.tricks_left},
          {"turn", encode(board.cursor.turn)},
          {"row", row_json(board)},
          {"black", black_json(board.black)},
          {"trump", company_json(board.trump)},
          {"opener", seat_json(board.opener)},
          {"trick", trick_json(board.trick, view.face_down)},
          {"deck_size", board.deck_size},
          {"discard", cards_json(board.discard)},
          {"players", players},
          {"last_winner", seat_json(board.two_players.last_winner)},
          {"winners", seats_json(board.winners)},
          {"frames", frames_json(board.cursor)}};
}

}  // namespace bell::wire
