// Biased guesses, to check that the tests of odds notice a small bias: one in five is the lesser of two.
#pragma once

#include "exam/subject.h"

namespace bell::exam::odds {

// A small bias: one guess in `OneIn` is the lesser of two. `Secrets::lean` gives what is hidden a number.
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

// Valid worlds, but the memory is ignored.
template <Title T>
struct Forgetful : Subject<T> {
  static typename T::State imagine(const typename T::Rules& rules, const typename T::View& view,
                                   std::span<const typename T::SeenEvent>, Rng& rng) {
    return T::imagine(rules, view, {}, rng);
  }
};

}  // namespace bell::exam::odds
