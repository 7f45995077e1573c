// Draws worlds that a seat cannot tell apart. Reads what the seat knows once.
#pragma once

#include "bots/bot.h"
#include "bots/outlook.h"
#include "engine/core/title.h"

namespace bell::bots {

// For titles whose outlook has no Guess: reads the memory again for every world.
template <Title T>
class PlainGuess {
 public:
  PlainGuess(const typename T::Rules& rules, const typename T::View& view,
             std::span<const typename T::SeenEvent> memory)
      : rules_(rules), view_(view), memory_(memory) {}
  typename T::State complete(Rng& rng) const { return T::imagine(rules_, view_, memory_, rng); }

 private:
  const typename T::Rules& rules_;
  const typename T::View& view_;
  std::span<const typename T::SeenEvent> memory_;
};

template <Title T>
struct GuessOf {
  using Type = PlainGuess<T>;
};
template <Title T>
  requires requires { typename Outlook<T>::Guess; }
struct GuessOf<T> {
  using Type = typename Outlook<T>::Guess;
};

// The sight must outlive it.
template <Title T>
class Worlds {
 public:
  explicit Worlds(const Sight<T>& sight) : guess_(sight.rules, sight.view, sight.memory) {}
  typename T::State next(Rng& rng) const { return guess_.complete(rng); }

 private:
  typename GuessOf<T>::Type guess_;
};

}  // namespace bell::bots
