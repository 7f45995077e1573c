// The only way from the truth to a view. Adds what the viewer may see, rather than removing what they may not.
#include "engine/core/public_part.h"
#include "engine/stonks/rules.h"

namespace bell::stonks {
namespace {

template <int N>
FixedVec<Seen<Card>, N> seen(const FixedVec<Secret<Card>, N>& cards, Viewer viewer) {
  FixedVec<Seen<Card>, N> out;
  for (const Secret<Card>& card : cards) out.push_back(card.seen_by(viewer));
  return out;
}

}  // namespace

View Stonks::project(const Rules& rules, const State& truth, Viewer viewer) {
  View view = public_part<Stonks>(rules, truth);
  view.rounds = rules.rounds;
  for (const Seat seat : seats_of(rules.seats)) {
    view.hands[seat] = truth.hands[seat].seen_by(viewer);
    view.hidden[seat] = seen(truth.hidden[seat], viewer);
    view.to_reveal[seat] = truth.to_reveal[seat].seen_by(viewer);
    view.last_cards[seat] = seen(truth.last_cards[seat], viewer);
  }
  view.face_down = truth.face_down.seen_by(viewer);
  view.deduced = deduce(rules, view);
  return view;
}

SeenEvent Stonks::project(const Event& event, Viewer viewer) {
  return {.what = event.what,
          .seat = event.seat,
          .rule = event.rule,
          .number = event.number,
          .company = event.company,
          .value = event.value,
          .card = event.card.seen_by(viewer),
          .before = event.before};
}

}  // namespace bell::stonks
