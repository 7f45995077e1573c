// Every card of a Stockpile match where it lies, every value and bid, and where play stands.
#include "truth/stockpile.h"

#include "engine/stockpile/pairs.h"
#include "engine/stockpile/piles.h"
#include "view/stockpile/actions.h"

namespace bell::truth {
namespace {

using namespace bell::stockpile;
using Json = nlohmann::ordered_json;

Json seats_json(SeatMask seats) {
  Json list = Json::array();
  for (const Seat seat : seats) list.push_back(index(seat));
  return list;
}
Json turn_json(const Turn& turn) {
  if (turn.is_over()) return nullptr;
  return turn.is_chance() ? Json("chance") : seats_json(turn.seats());
}
Json seat_json(Seat seat) { return seat == kNoSeat ? Json(nullptr) : Json(index(seat)); }

template <class Kind, int First, int Kinds>
Json bag_json(const Bag<Kind, First, Kinds>& bag) {
  Json counts = Json::object();
  for (int at = 0; at < Kinds; ++at)
    if (const Kind kind = bag.kind_at(at); bag.count(kind) > 0) counts[std::string(name_of(kind))] = bag.count(kind);
  return counts;
}
Json shares_json(const Shares& shares) {
  Json counts = Json::object();
  for (const Company company : kAllCompanies)
    if (shares[company] > 0) counts[std::string(name_of(company))] = shares[company];
  return counts;
}
template <class T, int N>
Json list_json(const FixedVec<Secret<T>, N>& secrets) {
  Json list = Json::array();
  for (const Secret<T>& each : secrets) list.push_back(name_of(each.truth()));
  return list;
}
Json strategies_json(const StrategySet& cards) {
  Json list = Json::array();
  for (int nth = 0; nth < cards.size(); ++nth) list.push_back(name_of(cards.nth(nth)));
  return list;
}

Json prices_json(const Board& board) {
  Json prices = Json::object();
  for (const Company company : kAllCompanies)
    prices[std::string(name_of(company))] = {{"space", board.place[company] + 1}, {"value", board.value[company]}};
  return prices;
}

Json pile_json(const Rules& rules, const State& now, Pile pile) {
  Json cards = Json::array();
  for (const Laid& laid : now.laid)
    if (laid.pile == pile) cards.push_back({{"card", name_of(laid.card.truth())}, {"face_up", is_face_up(laid.card)}});
  const Bid& bid = now.board.tracks[pile];
  Json json{{"cards", cards}, {"bidder", seat_json(bid.by)}};
  json["bid"] = bid.by == kNoSeat ? Json(nullptr) : Json(rules.printed.bids[bid.space]);
  if (const Investor put_up = now.board.people.on_pile[pile]; put_up != Investor::none)
    json["investor"] = name_of(put_up);
  return json;
}

Json pair_json(const Rules& rules, const State& now, int pair) {
  const auto at = static_cast<std::size_t>(pair);
  if (now.board.pair_parts[at] != (kHasCompany | kHasForecast)) return nullptr;
  return {{"company", name_of(now.pairs[at].company.truth())},
          {"forecast", name_of(now.pairs[at].forecast.truth())},
          {"owner", seat_json(owner_of_pair(rules, pair))},
          {"public", !is_hidden_from_all(now, pair)},
          {"covers", now.board.strategies.covers[at]}};
}

Json investors_json(const Board& board, Seat seat) {
  Json list = Json::array();
  for (const Investor investor : board.people.of[seat])
    if (investor != Investor::none) list.push_back(name_of(investor));
  return list;
}

Json player_json(const Rules& rules, const State& now, Seat seat) {
  const Board& board = now.board;
  Json kept = Json::array();
  for (const Kept& each : now.kept)
    if (each.by == seat) kept.push_back(name_of(each.card.truth()));
  Json fees = Json::array();
  for (const HeldFee& held : board.held_fees)
    if (held.by == seat) fees.push_back(name_of(held.fee));
  return {{"seat", index(seat)},
          {"cash", board.cash[seat].amount()},
          {"worth", Stockpile::score(rules, now, seat)},
          {"regular", shares_json(now.regular[seat])},
          {"split", shares_json(board.split[seat])},
          {"hand", list_json(now.hands[seat])},
          {"action_cards", kept},
          {"held_fees", fees},
          {"bonds", board.bonds_held[seat]},
          {"commerce", bag_json(board.commerce.owned[seat])},
          {"commerce_hand", list_json(now.commerce_hands[seat])},
          {"investors", investors_json(board, seat)},
          {"offered_investors", list_json(now.offered[seat])},
          {"strategies", strategies_json(now.strategies[seat].truth())}};
}

}  // namespace

Json describe(const Rules& rules, const State& now) {
  const Board& board = now.board;
  Json players = Json::array();
  for (const Seat seat : seats_of(rules.seats)) players.push_back(player_json(rules, now, seat));
  Json piles = Json::array();
  for (int at = 0; at < rules.piles; ++at) piles.push_back(pile_json(rules, now, pile_at(at)));
  Json pairs = Json::array();
  for (int pair = 0; pair < kPairs; ++pair) pairs.push_back(pair_json(rules, now, pair));
  return {{"title", "stockpile"},
          {"round", board.round},
          {"rounds", rules.rounds},
          {"turn", turn_json(board.cursor.turn)},
          {"first_player", seat_json(board.first_player)},
          {"prices", prices_json(board)},
          {"pairs", pairs},
          {"piles", piles},
          {"players", players},
          {"discard", bag_json(board.discard)},
          {"deck", bag_json(now.deck)},
          {"commerce_deck", bag_json(now.commerce_deck)},
          {"winners", seats_json(board.winners)}};
}

}  // namespace bell::truth
