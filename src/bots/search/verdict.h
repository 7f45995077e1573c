// The result of an imagined match for every seat: its share of the victory and its place. In integers, so that every
// machine gets the same sums.
#pragma once

#include <algorithm>
#include <array>

#include "bots/outlook.h"
#include "engine/core/title.h"
#include "kernel/per.h"

namespace bell::bots {

inline constexpr std::uint32_t kVictory = 1U << 16;  // a whole victory
inline constexpr std::uint32_t kPlaceParts = 2;      // places are counted in halves, because equal players share one

struct Verdict {
  PerSeat<std::uint32_t> share;  // in units of 1/kVictory
  PerSeat<std::uint32_t> place;  // in halves; the first place is kPlaceParts
};

// 2^16 / 2^(eighths / 8), rounded.
constexpr std::uint32_t halved(std::uint32_t eighths) {
  constexpr std::array<std::uint32_t, 8> kRoots{65536, 60097, 55109, 50535, 46341, 42495, 38968, 35734};
  return eighths / 8 > 16 ? 0 : kRoots[eighths % 8] >> eighths / 8;
}

// Before the end: every `swing` points behind the leader halve the chances.
template <Title T>
Verdict estimate(const typename T::Rules& rules, const typename T::State& now) {
  const SeatMask seats = seats_of(T::seats(rules));
  PerSeat<std::int32_t> worth;
  for (const Seat seat : seats) worth[seat] = Outlook<T>::worth(rules, now, seat);
  std::int32_t most = worth[seat_at(0)];
  for (const Seat seat : seats) most = std::max(most, worth[seat]);
  const std::int32_t halving = swing<T>(rules, now);
  Verdict verdict;
  std::uint32_t sum = 0;
  for (const Seat seat : seats) {
    const std::int64_t eighths = (static_cast<std::int64_t>(most) - worth[seat]) * 8 / halving;
    sum += verdict.share[seat] = halved(static_cast<std::uint32_t>(std::min<std::int64_t>(eighths, 1000)));
    verdict.place[seat] = kPlaceParts;
    for (const Seat other : seats)
      if (other != seat) verdict.place[seat] += worth[other] > worth[seat] ? 2 : worth[other] == worth[seat] ? 1 : 0;
  }
  for (const Seat seat : seats)
    verdict.share[seat] = static_cast<std::uint32_t>(static_cast<std::uint64_t>(verdict.share[seat]) * kVictory / sum);
  return verdict;
}

// At the end: winners share the victory; the others are placed by score.
template <Title T>
Verdict final_verdict(const typename T::Rules& rules, const typename T::State& end) {
  const SeatMask winners = T::winners(end);
  const auto ranks_above = [&](Seat a, Seat b) {
    if (winners.has(a) != winners.has(b)) return winners.has(a);
    return !winners.has(a) && T::score(rules, end, a) > T::score(rules, end, b);
  };
  Verdict verdict;
  for (const Seat seat : seats_of(T::seats(rules))) {
    if (winners.has(seat)) verdict.share[seat] = kVictory / static_cast<std::uint32_t>(winners.size());
    verdict.place[seat] = kPlaceParts;
    for (const Seat other : seats_of(T::seats(rules)))
      if (other != seat) verdict.place[seat] += ranks_above(other, seat) ? 2 : ranks_above(seat, other) ? 0 : 1;
  }
  return verdict;
}

template <Title T>
Verdict judge(const typename T::Rules& rules, const typename T::State& state) {
  return state.cursor().turn.is_over() ? final_verdict<T>(rules, state) : estimate<T>(rules, state);
}

}  // namespace bell::bots
