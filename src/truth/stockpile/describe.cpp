// Every card of a Stockpile match where it lies, every value and bid, and where play stands.
#include "truth/stockpile/describe.h"

#include "engine/stockpile/pairs.h"
#include "engine/stockpile/piles.h"
#include "engine/stockpile/step_names.h"
#include "truth/course.h"
#include "view/stockpile/actions.h"

namespace bell::truth {
namespace {

using namespace bell::stockpile;

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

template <class T>
Json knowers_json(const Rules& rules, const Secret<T>& secret) {
  Json list = Json::array();
  for (const Seat seat : seats_of(rules.seats))
    if (secret.seen_by(viewer_of(seat)).is_known()) list.push_back(index(seat));
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
    if (laid.pile == pile)
      cards.push_back({{"card", name_of(laid.card.truth())},
                       {"face_up", is_face_up(laid.card)},
                       {"known_to", knowers_json(rules, laid.card)}});
  const Bid& bid = now.board.tracks[pile];
  Json json{{"cards", cards}, {"bidder", seat_json(bid.by)}};
  json["bid"] = bid.by == kNoSeat ? Json(nullptr) : Json(rules.printed.bids[bid.space]);
  if (const Investor put_up = now.board.auction.on_pile[pile]; put_up != Investor::none)
    json["investor"] = name_of(put_up);
  return json;
}

Json pair_json(const Rules& rules, const State& now, int pair) {
  const auto at = static_cast<std::size_t>(pair);
  if (now.board.pair_parts[at] != (kHasCompany | kHasForecast)) return nullptr;
  return {
      {"company", name_of(now.pairs[at].company.truth())},       {"forecast", name_of(now.pairs[at].forecast.truth())},
      {"owner", seat_json(owner_of_pair(rules, pair))},          {"public", !is_hidden_from_all(now, pair)},
      {"known_to", knowers_json(rules, now.pairs[at].forecast)}, {"covers", now.board.strategies.covers[at]}};
}

Json investors_json(const Board& board, Seat seat) {
  Json list = Json::array();
  for (const Investor investor : board.people.of[seat])
    if (investor != Investor::none) list.push_back(name_of(investor));
  return list;
}

// Which stockpiles a player bought this round: the bid and what was really paid. Empty while meeples still stand.
Json purchases_json(const Rules& rules, const State& now, Seat seat) {
  Json list = Json::array();
  const bool is_paid = now.board.bids_made > 0 && now.laid.is_empty();
  for (int meeple = 0; is_paid && meeple < rules.meeples; ++meeple) {
    const Purchase& bought = now.board.purchases[seat][static_cast<std::size_t>(meeple)];
    list.push_back({{"bid", rules.printed.bids[bought.space]}, {"paid", bought.paid}});
  }
  return list;
}

// What is going on in the middle of a step; null where nothing is.
Json under_way_json(const Board& board) {
  Json json{{"dividend", nullptr}, {"moving", nullptr}, {"strategy", nullptr}};
  if (const Dividend& dividend = board.dividend; dividend.company != kNoCompany)
    json["dividend"] = {{"company", name_of(dividend.company)}, {"per_share", dividend.per_share}};
  if (const Motion& motion = board.motion; motion.company != kNoCompany)
    json["moving"] = {{"company", name_of(motion.company)}, {"spaces_left", motion.left}};
  if (const Strategy card = board.strategies.now.card; card != Strategy::none) json["strategy"] = name_of(card);
  return json;
}

Json placing_json(const State& now) {
  const Placement first = now.placing.truth();
  if (first.card == kNoCard) return nullptr;
  return {{"card", name_of(first.card)}, {"pile", index(first.pile)}, {"face_up", first.face == Face::up}};
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
          {"purchases", purchases_json(rules, now, seat)},
          {"action_cards", kept},
          {"held_fees", fees},
          {"bonds", board.bonds_held[seat]},
          {"commerce", bag_json(board.commerce.owned[seat])},
          {"commerce_hand", list_json(now.commerce_hands[seat])},
          {"investors", investors_json(board, seat)},
          {"offered_investors", list_json(now.offered[seat])},
          {"kept_investors", list_json(now.kept_investors[seat])},
          {"strategies", strategies_json(now.strategies[seat].truth())},
          {"strategies_played_this_round", board.strategies.plays[seat]}};
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
          {"step", step_json(rules, board.cursor)},
          {"turn", turn_json(board.cursor.turn)},
          {"first_player", seat_json(board.first_player)},
          {"first_player_card", seat_json(board.first_player_card.holder)},
          {"prices", prices_json(board)},
          {"forecasts", bag_json(board.forecasts)},
          {"pairs", pairs},
          {"piles", piles},
          {"placing", placing_json(now)},
          {"opening_cards", list_json(now.drawn)},
          {"under_way", under_way_json(board)},
          {"players", players},
          {"discard", bag_json(board.discard)},
          {"deck", bag_json(now.deck)},
          {"commerce_deck", bag_json(now.commerce_deck)},
          {"commerce_gone", bag_json(board.commerce.gone)},
          {"strategies_left", strategies_json(now.strategy_pool)},
          {"strategies_played", strategies_json(board.strategies.played)},
          {"winners", seats_json(board.winners)}};
}

}  // namespace bell::truth
