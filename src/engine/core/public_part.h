// Builds the part of a view that is the same for every viewer.
#pragma once

#include "engine/core/program.h"

namespace bell {

// The board, the table and the current steps: public information only.
template <class G>
typename G::View public_part(const typename G::Rules& rules, const typename G::State& truth) {
  typename G::View view;
  view.board = truth.board;
  view.seats = rules.seats;
  view.modules = rules.modules;
  view.steps = steps_under_way<G>(rules, truth.board.cursor);
  return view;
}

}  // namespace bell
