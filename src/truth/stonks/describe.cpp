// Describes a whole Stonks match: a view of an omniscient viewer, plus what no view contains.
#include "truth/stonks/describe.h"

#include "truth/course.h"
#include "wire/wire.h"

namespace bell::truth {
namespace {

using namespace bell::stonks;

template <int N>
FixedVec<Seen<Card>, N> turned_up(const FixedVec<Secret<Card>, N>& cards) {
  FixedVec<Seen<Card>, N> seen;
  for (const Secret<Card>& card : cards) seen.push_back(Seen<Card>(card.truth()));
  return seen;
}

View everything(const Rules& rules, const State& now) {
  View view = Stonks::project(rules, now, Viewer::spectator);
  for (const Seat seat : seats_of(rules.seats)) {
    view.hands[seat] = Seen<CardSet>(now.hands[seat].truth());
    view.hidden[seat] = turned_up(now.hidden[seat]);
    view.to_reveal[seat] = Seen<Card>(now.to_reveal[seat].truth());
    view.last_cards[seat] = turned_up(now.last_cards[seat]);
  }
  view.face_down = Seen<Card>(now.face_down.truth());
  view.deduced = Stonks::deduce(rules, view);
  return view;
}

Json cards_json(const CardSet& cards) {
  Json list = Json::array();
  cards.for_each([&list](Card card) { list.push_back(notation(card)); });
  return list;
}

}  // namespace

Json describe(const Rules& rules, const State& now) {
  Json json = wire::encode(AnyView(everything(rules, now)));
  json["step"] = step_json(rules, now.board.cursor);
  json["deck"] = cards_json(now.deck);
  // A face-down card in the trick is named like the others, and marked as face down.
  for (Json& play : json["trick"]["plays"]) {
    play["face_down"] = play["card"].is_null();
    if (play["card"].is_null()) play["card"] = notation(now.face_down.truth());
  }
  return json;
}

}  // namespace bell::truth
