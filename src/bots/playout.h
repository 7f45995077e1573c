// Plays an imagined state on: luck draws evenly, players act as their title's outlook thinks likely.
#pragma once

#include "bots/outlook.h"
#include "engine/core/title.h"

namespace bell::bots {

template <Title T>
Action draw(const typename T::Rules& rules, const typename T::State& now, Rng& rng) {
  return outcome<T>(rules, now, rng.below(outcomes<T>(rules, now)));
}

// Up to the end of the stretch of play that was under way, or of the match.
template <Title T>
void play_out(const typename T::Rules& rules, typename T::State& state, Rng& rng) {
  const int stretch = Outlook<T>::stretch(state);
  ActionList choices;
  while (!state.cursor().turn.is_over() && Outlook<T>::stretch(state) == stretch) {
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
