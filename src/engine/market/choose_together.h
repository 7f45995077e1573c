// Several players choose in secret, and nothing is shown before all have chosen.
#pragma once

#include "engine/core/step.h"
#include "kernel/turn.h"

namespace bell::market {

// Waits, in whatever order they answer, for those of `asked` for whom `has_chosen(seat)` does not hold. When nobody is
// left, `reveal(seat)` is called for each of them in the order of seats, and the choice is done.
template <class Ctx, class HasChosen, class Reveal>
Progress choose_together(Ctx& ctx, SeatMask asked, HasChosen&& has_chosen, Reveal&& reveal) {
  SeatMask choosing;
  for (const Seat seat : asked)
    if (!has_chosen(seat)) choosing.add(seat);
  if (!choosing.is_empty()) {
    ctx.state.cursor().turn = Turn::of(choosing);
    return Progress::stay;
  }
  for (const Seat seat : asked) reveal(seat);
  return Progress::done;
}

}  // namespace bell::market
