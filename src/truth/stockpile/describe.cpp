// Describes a whole Stockpile match: a view of an omniscient viewer, plus what no view contains.
#include "truth/stockpile/describe.h"

#include "truth/course.h"
#include "view/stockpile/actions.h"
#include "wire/wire.h"

namespace bell::truth {
namespace {

using namespace bell::stockpile;

template <class T>
Seen<T> turned_up(const Secret<T>& secret) {
  return Seen<T>(secret.truth());
}
template <class T, int N>
FixedVec<Seen<T>, N> turned_up(const FixedVec<Secret<T>, N>& secrets) {
  FixedVec<Seen<T>, N> seen;
  for (const Secret<T>& each : secrets) seen.push_back(turned_up(each));
  return seen;
}

void turn_up_pairs(const State& now, View& view) {
  for (std::size_t at = 0; at < kPairs; ++at) {
    const std::uint8_t dealt = now.board.pair_parts[at];
    if ((dealt & kHasCompany) != 0) view.pairs[at].company = turned_up(now.pairs[at].company);
    if ((dealt & kHasForecast) != 0) view.pairs[at].forecast = turned_up(now.pairs[at].forecast);
  }
}

View everything(const Rules& rules, const State& now) {
  View view = Stockpile::project(rules, now, Viewer::spectator);
  for (const Seat seat : seats_of(rules.seats)) {
    view.regular[seat] = now.regular[seat];
    view.kept[seat] = now.kept[seat][seat];
    view.hands[seat] = turned_up(now.hands[seat]);
    view.commerce_hands[seat] = turned_up(now.commerce_hands[seat]);
    view.strategies[seat] = turned_up(now.strategies[seat]);
    view.offered[seat] = turned_up(now.offered[seat]);
    view.kept_investors[seat] = turned_up(now.kept_investors[seat]);
  }
  for (int nth = 0; nth < now.laid.size(); ++nth) view.laid[nth].card = turned_up(now.laid[nth].card);
  turn_up_pairs(now, view);
  if (now.placing.truth().card != kNoCard) view.placing = turned_up(now.placing);
  view.drawn = turned_up(now.drawn);
  return view;
}

template <class Kind, int First, int Kinds>
Json bag_json(const Bag<Kind, First, Kinds>& bag) {
  Json counts = Json::object();
  bag.for_each([&](Kind kind, int count) { counts[std::string(name_of(kind))] = count; });
  return counts;
}
Json strategies_json(const StrategySet& cards) {
  Json list = Json::array();
  for (int nth = 0; nth < cards.size(); ++nth) list.push_back(name_of(cards.nth(nth)));
  return list;
}
Json investors_json(InvestorSet investors) {
  Json list = Json::array();
  for (const Investor investor : investors) list.push_back(name_of(investor));
  return list;
}

}  // namespace

Json describe(const Rules& rules, const State& now) {
  Json json = wire::encode(AnyView(everything(rules, now)));
  json["step"] = step_json(rules, now.board.cursor);
  for (const Seat seat : seats_of(rules.seats))
    json["players"][static_cast<std::size_t>(index(seat))]["worth"] = Stockpile::score(rules, now, seat);
  json["deck"] = bag_json(now.deck);
  if (json.contains("commodities_taxes")) json["commodities_taxes"]["deck"] = bag_json(now.commerce_deck);
  if (json.contains("investors")) json["investors"]["deck"] = investors_json(now.investor_deck);
  if (json.contains("strategy_cards")) json["strategy_cards"]["deck"] = strategies_json(now.strategy_pool);
  return json;
}

}  // namespace bell::truth
