// Plays an imagined state on: chance draws uniformly, players act as their title's outlook considers likely.
#pragma once

#include "bots/outlook.h"
#include "engine/core/title.h"

namespace bell::bots {

template <Title T>
Action draw(const typename T::Rules& rules, const typename T::State& now, Rng& rng) {
  return outcome<T>(rules, now, rng.below(outcomes<T>(rules, now)));
}

// Where looking ahead from `now` ends.
template <Title T>
class Horizon {
 public:
  Horizon(const typename T::State& now, int stretches) : end_(Outlook<T>::stretch(now) + stretches) {}
  bool is_reached(const typename T::State& state) const {
    return state.cursor().turn.is_over() || Outlook<T>::stretch(state) >= end_;
  }

 private:
  int end_;
};

template <Title T>
void play_out(const typename T::Rules& rules, typename T::State& state, const Horizon<T>& horizon, Rng& rng) {
  ActionList choices;
  while (!horizon.is_reached(state)) {
    const Turn turn = state.cursor().turn;
    if (turn.is_chance()) {
      apply_assuming_legal<T>(rules, state, draw<T>(rules, state, rng), {});
      continue;
    }
    choices.clear();
    legal<T>(rules, state, turn.first(), choices);
    apply_assuming_legal<T>(rules, state, Outlook<T>::likely(rules, state, choices, rng), {});
  }
}

}  // namespace bell::bots
