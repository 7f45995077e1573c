// What bots need for a title besides its rules: how far to look ahead, likely actions, and the worth of a position.
// Each title specialises Outlook in bots/<title>/outlook.h:
//
// static int stretch(const State&)                            never falls; rises as play goes on
// static Action likely(rules, const State&, choices, Rng&)    a cheap, plausible choice; choices is not empty
// static std::int32_t worth(rules, const State&, Seat)        the current score, including things not scored yet
//
// and, where the defaults are not suitable:
//
// static int ahead(rules)                                     stretches a search looks ahead: 1
// static std::int32_t swing(rules, const State&)              the lead that doubles the chances of winning from here:
//                                                             a tenth of the average score
// using Guess                                                 reads a memory once for many imagined worlds; made from
//                                                             (rules, view, memory), `complete(Rng&) const` -> State
#pragma once

#include <algorithm>
#include <cstdint>

#include "kernel/seat.h"

namespace bell::bots {

template <class T>
struct Outlook;

template <class T>
int ahead(const typename T::Rules& rules) {
  if constexpr (requires { Outlook<T>::ahead(rules); })
    return Outlook<T>::ahead(rules);
  else
    return 1;
}

template <class T>
std::int32_t swing(const typename T::Rules& rules, const typename T::State& now) {
  if constexpr (requires { Outlook<T>::swing(rules, now); }) {
    return Outlook<T>::swing(rules, now);
  } else {
    std::int32_t sum = 0;
    for (const Seat seat : seats_of(T::seats(rules))) sum += Outlook<T>::worth(rules, now, seat);
    return std::max(1, sum / (10 * T::seats(rules)));
  }
}

}  // namespace bell::bots
