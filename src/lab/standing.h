// What every seat can expect from a position, seeing the truth: the mean result of quick playouts. For analysis of
// finished matches, never for playing.
#pragma once

#include <cstdint>

#include "bots/every_title.h"
#include "kernel/per.h"
#include "lab/playout.h"
#include "lab/tally.h"

namespace bell::lab {

// A player that does what its title's outlook considers likely.
template <Title T>
class Likely {
 public:
  explicit Likely(std::uint64_t seed) : rng_(seed) {}
  Action operator()(const typename T::Rules& rules, const typename T::State& now, Seat who) {
    ActionList list;
    legal<T>(rules, now, who, list);
    return bots::Outlook<T>::likely(rules, now, list, rng_);
  }

 private:
  Rng rng_;
};

// Selects the playouts. With the same seed the n-th playouts of two positions have the same chance events, so that
// differences come from the positions.
struct Playouts {
  std::uint64_t seed = 1;
  std::uint32_t count = 1;
};

// Shares of the win, 0…1, that add up to 1. The expected value of `now` equals that of drawing its next spell of luck
// and evaluating again with another seed: the estimate is unbiased for any count. Precondition: count > 0.
template <Title T>
PerSeat<double> shares_at(const typename T::Rules& rules, const typename T::State& now, const Playouts& playouts) {
  PerSeat<std::int64_t> wins;
  for (std::uint32_t nth = 0; nth < playouts.count; ++nth) {
    typename T::State state = now;
    const std::uint64_t seed = combine(playouts.seed, nth);
    play_on<T>(rules, state, SeededDealer(seed), Likely<T>(seed), [](const Action&) { return true; }, {});
    const SeatMask winners = T::winners(state);
    for (const Seat seat : winners) wins[seat] += kWholeWin / winners.size();
  }
  PerSeat<double> shares;
  for (const Seat seat : seats_of(T::seats(rules)))
    shares[seat] = static_cast<double>(wins[seat]) / (static_cast<double>(kWholeWin) * playouts.count);
  return shares;
}

}  // namespace bell::lab
