// Guesses that lean a little to one side: one in five is the lesser of two. A test of odds that does not notice is
// none.
#pragma once

#include "exam/subject.h"

namespace bell::exam::odds {

// Leans a little to one side: one in so many is the lesser of two. `Secrets::lean` puts a number on what is hidden.
template <Title T, class Secrets, int OneIn = 5>
struct Leaning : Subject<T> {
  using State = typename T::State;
  static State imagine(const typename T::Rules& rules, const typename T::View& view,
                       std::span<const typename T::SeenEvent> memory, Rng& rng) {
    const State one = T::imagine(rules, view, memory, rng);
    if (rng.below(OneIn) != 0) return one;
    const State other = T::imagine(rules, view, memory, rng);
    return Secrets::lean(other) < Secrets::lean(one) ? other : one;
  }
};

// Lawful worlds, but what was told does not count.
template <Title T>
struct Forgetful : Subject<T> {
  static typename T::State imagine(const typename T::Rules& rules, const typename T::View& view,
                                   std::span<const typename T::SeenEvent>, Rng& rng) {
    return T::imagine(rules, view, {}, rng);
  }
};

}  // namespace bell::exam::odds
