// Plays a whole match at full speed: uses the title directly, changes the state in place, allocates nothing. Choosing
// and watching are function parameters, so that a match without a watcher pays nothing for it.
#pragma once

#include <cstdint>

#include "engine/core/title.h"
#include "kernel/seeded_dealer.h"

namespace bell::lab {

// Each game of a run has its own seed, whatever thread plays it.
constexpr std::uint64_t seed_of_game(std::uint64_t seed, std::uint64_t game) { return combine(mix(seed), game); }

template <Title T>
Action draw_chance(const typename T::Rules& rules, const typename T::State& now, const SeededDealer& dealer) {
  const StepOps<T>& step = current<T>(rules, now);
  return step.outcome(rules, now, dealer.draw(step.key(rules, now), step.outcomes(rules, now)));
}

// A player that picks any legal action with equal probability.
template <Title T>
class Anything {
 public:
  explicit Anything(std::uint64_t seed) : rng_(seed) {}
  Action operator()(const typename T::Rules& rules, const typename T::State& now, Seat who) {
    ActionList list;
    legal<T>(rules, now, who, list);
    return list[static_cast<int>(rng_.below(static_cast<std::uint32_t>(list.size())))];
  }

 private:
  Rng rng_;
};

struct NodeCount {
  std::uint64_t decisions = 0, chance = 0;
  std::uint64_t all() const { return decisions + chance; }
};

// Plays on from `state` until the match is over or `watch(action)`, called after each node, returns false. Where
// several must act at once they choose in seat order.
template <Title T, class Choose, class Watch>
NodeCount play_on(const typename T::Rules& rules, typename T::State& state, const SeededDealer& dealer, Choose&& choose,
                  Watch&& watch, const Narrator<typename T::Event>& tell) {
  NodeCount count;
  for (;;) {
    const Turn turn = state.cursor().turn;
    if (turn.is_over()) return count;
    Action act;
    if (turn.is_chance()) {
      act = draw_chance<T>(rules, state, dealer);
      ++count.chance;
    } else {
      act = choose(rules, state, turn.first());
      ++count.decisions;
    }
    apply_assuming_legal<T>(rules, state, act, tell);
    if (!watch(act)) return count;
  }
}

}  // namespace bell::lab
