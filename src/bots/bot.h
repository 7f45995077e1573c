// What a bot is given, and nothing else: rules, its seat's view, what it was told, what it may do, and how long it may
// think. There is no state in sight; the only road to one is a guess.
#pragma once

#include <concepts>
#include <span>

#include "bots/budget.h"
#include "kernel/action.h"
#include "kernel/rng.h"

namespace bell::bots {

template <class T>
struct Sight {
  const typename T::Rules& rules;
  const typename T::View& view;
  std::span<const typename T::SeenEvent> memory;  // everything this seat was shown, in order
  std::span<const Action> legal;                  // never empty, ascending
  Seat seat;
};

template <class B, class T>
concept Bot = requires(B bot, const Sight<T>& sight, const Budget& budget, Rng& rng) {
  { bot.choose(sight, budget, rng) } -> std::same_as<Action>;
};

}  // namespace bell::bots
