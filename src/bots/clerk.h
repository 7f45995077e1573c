// A bot that tries every action in a few imagined worlds and takes the one with the best lead soon after. It grows no
// tree and looks only half as far ahead as the bots that do.
#pragma once

#include <algorithm>
#include <limits>
#include <vector>

#include "bots/bot.h"
#include "bots/playout.h"
#include "bots/worlds.h"

namespace bell::bots {

// An iteration is one world in which every action is played out once.
template <Title T>
class Clerk {
 public:
  Action choose(const Sight<T>& sight, const Budget& budget, Rng& rng) {
    const Clock clock(budget);
    const Worlds<T> worlds(sight);
    std::vector<Candidate> field = in_order(sight, worlds.next(rng), rng);
    for (std::uint32_t world = 0; budget.iterations == 0 || world < budget.iterations; ++world) {
      play_world(sight, worlds.next(rng), field, rng);
      if (clock.is_over()) break;
    }
    return std::max_element(field.begin(), field.end(),
                            [](const Candidate& a, const Candidate& b) { return a.lead < b.lead; })
        ->action;
  }

 private:
  struct Candidate {
    Action action;
    std::int64_t lead;  // summed over the same worlds for all
  };

  // The likely action first: of equal leads the first one wins.
  static std::vector<Candidate> in_order(const Sight<T>& sight, const typename T::State& imagined, Rng& rng) {
    ActionList choices;
    for (const Action& action : sight.legal) choices.push_back(action);
    const Action likely = Outlook<T>::likely(sight.rules, imagined, choices, rng);
    std::vector<Candidate> field{{likely, 0}};
    for (const Action& action : sight.legal)
      if (action != likely) field.push_back({action, 0});
    return field;
  }

  static void play_world(const Sight<T>& sight, const typename T::State& imagined, std::vector<Candidate>& field,
                         Rng& rng) {
    const Horizon<T> horizon(imagined, (ahead<T>(sight.rules) + 1) / 2);
    const std::uint64_t luck = rng.next();  // the same for every action, so that chance does not decide
    for (Candidate& candidate : field) {
      typename T::State state = imagined;
      Rng draws(luck);
      apply_assuming_legal<T>(sight.rules, state, candidate.action, {});
      play_out<T>(sight.rules, state, horizon, draws);
      candidate.lead += lead_of(sight.rules, state, sight.seat);
    }
  }

  static std::int32_t lead_of(const typename T::Rules& rules, const typename T::State& state, Seat seat) {
    std::int32_t best_rival = std::numeric_limits<std::int32_t>::min();
    for (const Seat other : seats_of(T::seats(rules)))
      if (other != seat) best_rival = std::max(best_rival, Outlook<T>::worth(rules, state, other));
    return Outlook<T>::worth(rules, state, seat) - best_rival;
  }
};

}  // namespace bell::bots
