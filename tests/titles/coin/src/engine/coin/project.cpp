// The one door from truth to view. It adds what a viewer may have, and never takes away.
#include "engine/coin/rules.h"

namespace bell::coin {

View Coin::project(const Rules& rules, const State& truth, Viewer viewer) {
  View view;
  view.board = truth.board;
  view.seats = rules.seats;
  view.rounds = rules.rounds;
  view.modules = rules.modules;
  view.steps = steps_under_way<Coin>(rules, truth.board.cursor);
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
