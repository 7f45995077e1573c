// Describes a whole 1920 Wall Street match: a view of an omniscient viewer, plus what no view contains.
#include "truth/wall_street_1920/describe.h"

#include "engine/wall_street_1920/piles.h"
#include "truth/course.h"
#include "wire/wire.h"

namespace bell::truth {
namespace {

using namespace bell::wall_street_1920;

View everything(const Rules& rules, const State& now) {
  View view = WallStreet1920::project(rules, now, Viewer::spectator);
  for (const Seat seat : seats_of(rules.seats)) {
    view.shares[seat] = Seen<Shares>(now.shares[seat].truth());
    view.backs[seat] = Seen<Back>(now.backs[seat].truth());
    view.offers[seat] = Seen<Card>(now.offers[seat].truth());
    view.returned[seat] = Seen<Card>(now.returned[seat].truth());
  }
  view.deduced = WallStreet1920::deduce(rules, view);
  return view;
}

Json deck_json(const Deck& deck) {
  Json counts = Json::object();
  deck.for_each([&counts](Card card, int count) { counts[notation(card)] = count; });
  return counts;
}

void add_piles(const Rules& rules, const State& now, Json& piles) {
  const PerPile<int> sticks = dynamite(rules, now);
  for (const Pile pile : kAllPiles) {
    Json& shown = piles[std::string(1, letter_of(pile))];
    shown["dynamite"] = sticks[pile];
    shown["cards"] = Json::array();
    for (const Discarded& each : now.discarded)
      if (each.pile() == pile) shown["cards"].push_back(notation(each.card()));
  }
}

}  // namespace

Json describe(const Rules& rules, const State& now) {
  Json json = wire::encode(AnyView(everything(rules, now)));
  json["step"] = step_json(rules, now.board.cursor);
  json["deck"] = deck_json(now.deck);
  add_piles(rules, now, json["piles"]);
  for (const Seat seat : seats_of(rules.seats))
    json["players"][static_cast<std::size_t>(index(seat))]["score"] = WallStreet1920::score(rules, now, seat);
  return json;
}

}  // namespace bell::truth
