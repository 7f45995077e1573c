// Finds the leading seats, by points, by shares of a company or by a bid.
#pragma once

#include <compare>

#include "kernel/seat.h"

namespace bell::market {

// `compare(one, other)` orders two seats; greater is better. Equal seats share the lead.
template <class Compare>
constexpr SeatMask leaders(SeatMask seats, Compare&& compare) {
  SeatMask best;
  for (const Seat seat : seats) {
    const auto order = best.is_empty() ? std::strong_ordering::greater : compare(seat, best.lowest());
    if (order > 0) best = SeatMask::only(seat);
    if (order == 0) best.add(seat);
  }
  return best;
}

}  // namespace bell::market
