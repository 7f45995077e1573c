// The only way from the truth to a view. Adds what the viewer may see, rather than removing what they may not.
#include "engine/core/public_part.h"
#include "engine/wall_street_1920/holdings.h"
#include "engine/wall_street_1920/piles.h"
#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {
namespace {

// Only what everybody saw: a share returned face down still counts as seen in its owner's hand.
MemoryAid remembered(const Rules& rules, const State& truth) {
  MemoryAid aid;
  for (const Seat seat : seats_of(rules.seats)) {
    aid.shares[seat] = truth.shares[seat].truth();
    if (!is_unsure(truth, seat)) continue;
    aid.shares[seat].add(truth.returned[seat].truth());
    aid.unsure.add(seat);
  }
  const PerPile<int> sticks = dynamite(rules, truth);
  for (const Pile pile : kAllPiles) aid.dynamite[pile] = static_cast<std::uint8_t>(sticks[pile]);
  aid.undrawn = truth.deck;
  return aid;
}

}  // namespace

View WallStreet1920::project(const Rules& rules, const State& truth, Viewer viewer) {
  View view = public_part<WallStreet1920>(rules, truth);
  view.viewer = viewer;
  view.side = rules.side;
  for (const Seat seat : seats_of(rules.seats)) {
    view.shares[seat] = truth.shares[seat].seen_by(viewer);
    view.backs[seat] = truth.backs[seat].seen_by(viewer);
    view.offers[seat] = truth.offers[seat].seen_by(viewer);
    view.returned[seat] = truth.returned[seat].seen_by(viewer);
  }
  if (rules.memory_aid == MemoryAidUse::on) view.memory_aid = Seen<MemoryAid>(remembered(rules, truth));
  view.deduced = deduce(rules, view);
  return view;
}

SeenEvent WallStreet1920::project(const Event& event, Viewer viewer) {
  return {.what = event.what,
          .seat = event.seat,
          .rule = event.rule,
          .number = event.number,
          .value = event.value,
          .company = event.company,
          .other = event.other,
          .card = event.card.seen_by(viewer),
          .back = event.back.seen_by(viewer),
          .before = event.before};
}

}  // namespace bell::wall_street_1920
