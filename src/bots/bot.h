// The input of a bot, and nothing else: rules, its seat's view, the facts it was told, its legal actions, and its time
// limit. The state is not among them; a bot can only guess one.
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
  std::span<const typename T::SeenEvent> memory;  // all facts told to this seat, in order
  std::span<const Action> legal;                  // never empty, ascending
  Seat seat;
};

template <class B, class T>
concept Bot = requires(B bot, const Sight<T>& sight, const Budget& budget, Rng& rng) {
  { bot.choose(sight, budget, rng) } -> std::same_as<Action>;
};

}  // namespace bell::bots
