// The only way from the truth to a view. Adds what the viewer may see, rather than removing what they may not.
#include "engine/coin/rules.h"
#include "engine/core/public_part.h"

namespace bell::coin {

View Coin::project(const Rules& rules, const State& truth, Viewer viewer) {
  View view = public_part<Coin>(rules, truth);
  view.rounds = rules.rounds;
  view.coin = truth.coin.seen_by(viewer);
  view.factor = rules.factor;
  view.deduced = deduce(rules, view);
  return view;
}

SeenEvent Coin::project(const Event& event, Viewer viewer) {
  return {.what = event.what,
          .seat = event.seat,
          .rule = event.rule,
          .number = event.number,
          .side = event.side.seen_by(viewer)};
}

}  // namespace bell::coin
