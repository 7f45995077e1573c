// Every card of a Stonks match where it lies, every price, and where play stands.
#include "truth/stonks.h"

#include <array>

#include "engine/stonks/portfolio.h"
#include "engine/stonks/step_names.h"
#include "truth/course.h"
#include "view/stonks/actions.h"

namespace bell::truth {
namespace {

using namespace bell::stonks;

Json card_json(Card card) { return card == kNoCard ? Json(nullptr) : Json(notation(card)); }
Json company_json(Company company) { return company == kNoCompany ? Json(nullptr) : Json(name_of(company)); }

Json cards_json(const CardSet& cards) {
  Json list = Json::array();
  cards.for_each([&list](Card card) { list.push_back(notation(card)); });
  return list;
}
template <int N>
Json cards_json(const FixedVec<Secret<Card>, N>& cards) {
  Json list = Json::array();
  for (const Secret<Card>& card : cards) list.push_back(notation(card.truth()));
  return list;
}

Json prices_json(const Board& board) {
  Json prices = Json::object();
  for (const Company company : board.row) {
    const Tile& tile = board.tiles[company];
    prices[std::string(name_of(company))] = {{"place", tile.place + 1},
                                             {"side", tile.side == Side::a ? "A" : "B"},
                                             {"level", tile.level + 1},
                                             {"value", tile.value},
                                             {"black", board.black.has(company)}};
  }
  return prices;
}

// A card lying face down in the trick is named like the others, and said to lie face down.
Json trick_json(const State& now) {
  static constexpr std::array kSpeculation{"unused", "opened", "followed", "cancelled"};
  const Trick& trick = now.board.trick;
  Json plays = Json::array();
  for (const Played& played : trick.plays) {
    const bool is_face_down = played.card == kNoCard;
    plays.push_back({{"seat", index(played.by)},
                     {"card", card_json(is_face_down ? now.face_down.truth() : played.card)},
                     {"face_down", is_face_down}});
  }
  return {{"lead", company_json(trick.lead)},
          {"plays", plays},
          {"market", card_json(trick.market)},
          {"speculation", kSpeculation[static_cast<std::size_t>(trick.speculation)]},
          {"speculator", seat_json(trick.speculator)},
          {"winner", seat_json(trick.winner)}};
}

// `worth` is what the whole portfolio, the unused speculation card with it, would score at the present values.
Json player_json(const Rules& rules, const State& now, Seat seat) {
  const Board& board = now.board;
  const Holding holding = appraise(rules, board, whole_portfolio(now, seat), seat);
  return {{"seat", index(seat)},
          {"points", board.points[seat].amount()},
          {"worth", holding.points.amount()},
          {"shares", holding.shares},
          {"hand", cards_json(now.hands[seat].truth())},
          {"portfolio", cards_json(board.portfolio[seat])},
          {"hidden", cards_json(now.hidden[seat])},
          {"speculation_card", board.speculators.has(seat)},
          {"start_card", card_json(board.revealed[seat])},
          {"to_reveal", card_json(now.to_reveal[seat].truth())},
          {"last_cards", cards_json(now.last_cards[seat])}};
}

}  // namespace

Json describe(const Rules& rules, const State& now) {
  const Board& board = now.board;
  Json players = Json::array();
  for (const Seat seat : seats_of(rules.seats)) players.push_back(player_json(rules, now, seat));
  return {{"title", "stonks"},
          {"round", board.round},
          {"rounds", rules.rounds},
          {"step", step_json(rules, board.cursor)},
          {"turn", turn_json(board.cursor.turn)},
          {"tricks_left", board.tricks_left},
          {"opener", seat_json(board.opener)},
          {"prices", prices_json(board)},
          {"trump", company_json(board.trump)},
          {"trick", trick_json(now)},
          {"deck", cards_json(now.deck)},
          {"discard", cards_json(board.discard)},
          {"players", players},
          {"winners", seats_json(board.winners)}};
}

}  // namespace bell::truth
