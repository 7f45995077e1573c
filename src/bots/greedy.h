// The bot that tries every action in a few imagined worlds and takes the one with the best lead soon after. It searches
// no tree and trusts nobody's cleverness; it only counts.
#pragma once

#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

#include "bots/bot.h"
#include "bots/playout.h"

namespace bell::bots {

template <Title T>
class Greedy {
 public:
  Action choose(const Sight<T>& sight, Rng& rng) {
    std::vector<Candidate> field;
    for (const Action& action : sight.legal) field.push_back({action, 0});
    const int heats = static_cast<int>(std::bit_width(field.size() - 1));
    for (int heat = 0; heat < heats; ++heat) {
      run_heat(sight, field, std::max(1, kPlayouts / heats / static_cast<int>(field.size())), rng);
      std::stable_sort(field.begin(), field.end(),
                       [](const Candidate& a, const Candidate& b) { return a.lead > b.lead; });
      field.resize((field.size() + 1) / 2);
    }
    return field.front().action;
  }

 private:
  // Playouts for one decision, however many actions there are: half of the actions leave after each heat.
  static constexpr int kPlayouts = 600;

  struct Candidate {
    Action action;
    std::int64_t lead;  // summed; all that are left have seen the same worlds
  };

  static void run_heat(const Sight<T>& sight, std::vector<Candidate>& field, int worlds, Rng& rng) {
    for (int world = 0; world < worlds; ++world) {
      const typename T::State imagined = T::imagine(sight.rules, sight.view, sight.memory, rng);
      const std::uint64_t luck = rng.next();  // the same for every action, so that the better luck decides nothing
      for (Candidate& candidate : field) {
        typename T::State state = imagined;
        Rng draws(luck);
        apply_assuming_legal<T>(sight.rules, state, candidate.action, {});
        play_out<T>(sight.rules, state, draws);
        candidate.lead += lead_of(sight.rules, state, sight.seat);
      }
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
