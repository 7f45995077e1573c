// Lets several players choose in secret, and reveals nothing before all have chosen.
#pragma once

#include "engine/core/step.h"
#include "kernel/turn.h"

namespace bell::market {

// Waits, in any order, for those of `asked` who have not chosen according to `has_chosen(seat)`. Done when all have.
template <class Ctx, class HasChosen>
Progress choose_together(Ctx& ctx, SeatMask asked, HasChosen&& has_chosen) {
  SeatMask choosing;
  for (const Seat seat : asked)
    if (!has_chosen(seat)) choosing.add(seat);
  if (choosing.is_empty()) return Progress::done;
  ctx.state.cursor().turn = Turn::of(choosing);
  return Progress::stay;
}

// The same; then calls `reveal(seat)` for each of them in seat order.
template <class Ctx, class HasChosen, class Reveal>
Progress choose_together(Ctx& ctx, SeatMask asked, HasChosen&& has_chosen, Reveal&& reveal) {
  if (choose_together(ctx, asked, has_chosen) == Progress::stay) return Progress::stay;
  for (const Seat seat : asked) reveal(seat);
  return Progress::done;
}

}  // namespace bell::market
