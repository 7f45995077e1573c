// Information-set Monte Carlo tree search for any title. One iteration imagines a world, descends through the sets the
// seats would be in, plays the rest out, and credits every choice on the way with the result for its own seat.
#pragma once

#include <vector>

#include "bots/playout.h"
#include "bots/search/information_sets.h"
#include "bots/search/verdict.h"
#include "bots/worlds.h"
#include "kernel/hash.h"

namespace bell::bots {

template <Title T>
class Search {
 public:
  // Both must outlive the search; the lender clears `sets`.
  Search(const Sight<T>& sight, InformationSets& sets, Rng rng)
      : sight_(sight), worlds_(sight), sets_(sets), rng_(rng) {
    taken_.reserve(kDepth);
    told_.reserve(kFacts);
  }

  void iterate() {
    state_ = worlds_.next(rng_);
    const Horizon<T> horizon(state_, ahead<T>(sight_.rules));
    for (const Seat seat : seats_of(T::seats(sight_.rules))) seen_[seat] = root_name(seat);
    taken_.clear();
    descend(horizon);
    play_out<T>(sight_.rules, state_, horizon, rng_);
    const Verdict verdict = judge<T>(sight_.rules, state_);
    sets_.record(verdict.share[sight_.seat]);
    for (const Taken& taken : taken_) sets_.credit(taken.choice, verdict.share[taken.by], verdict.place[taken.by]);
  }

  // Whether that many more iterations could make another action of the root the most visited one.
  bool is_open(std::uint32_t more) const { return sets_.lead(root_) <= more; }
  // The root's branch for an action; null if it was never tried.
  const InformationSets::Branch* at_root(const Action& action) const { return sets_.find(root_, action); }

 private:
  using Index = InformationSets::Index;
  static constexpr std::size_t kDepth = 64;   // choices on the way down; deeper ones are part of the playout
  static constexpr std::size_t kFacts = 256;  // told by one action: more would allocate, once

  struct Taken {
    Index choice;
    Seat by;
  };

  static std::uint64_t root_name(Seat seat) { return mix(static_cast<std::uint64_t>(index(seat)) + 1); }

  // Descends until it reaches a choice that was never tried; that is the last choice in the tree.
  void descend(const Horizon<T>& horizon) {
    Seat who = sight_.seat;  // if several must act at once, the searching seat first
    ActionList choices;
    for (const Action& action : sight_.legal) choices.push_back(action);
    for (;;) {
      const Step step = choose(who, choices);
      apply_assuming_legal<T>(sight_.rules, state_, step.action, Narrator(told_));
      if (step.is_last || taken_.size() == kDepth) break;
      do {
        hear();
        if (horizon.is_reached(state_)) return;
      } while (luck_acts());
      who = state_.cursor().turn.first();
      choices.clear();
      legal<T>(sight_.rules, state_, who, choices);
    }
    told_.clear();
  }

  struct Step {
    Action action;
    bool is_last;
  };
  Step choose(Seat who, const ActionList& choices) {
    const bool is_root = taken_.empty();
    if (choices.size() == 1 && !is_root) return {choices[0], false};
    const Index set = sets_.find_or_add(seen_[who]);
    if (is_root) root_ = set;
    if (set == InformationSets::kNone) return {Outlook<T>::likely(sight_.rules, state_, choices, rng_), true};
    ActionList untried;
    const Index best = sets_.most_promising(set, {choices.begin(), choices.end()}, untried);
    if (untried.is_empty()) {
      taken_.push_back({best, who});
      return {sets_.action(best), false};
    }
    const Action fresh = Outlook<T>::likely(sight_.rules, state_, untried, rng_);
    if (!sets_.is_full()) taken_.push_back({sets_.add(set, fresh), who});
    return {fresh, true};
  }

  bool luck_acts() {
    if (!state_.cursor().turn.is_chance()) return false;
    apply_assuming_legal<T>(sight_.rules, state_, draw<T>(sight_.rules, state_, rng_), Narrator(told_));
    return true;
  }

  // Every seat takes in what it was told, and only that.
  void hear() {
    for (const typename T::Event& event : told_)
      for (const Seat seat : seats_of(T::seats(sight_.rules)))
        seen_[seat] = combine(seen_[seat], hash_of(T::project(event, viewer_of(seat))));
    told_.clear();
  }

  const Sight<T>& sight_;
  const Worlds<T> worlds_;
  InformationSets& sets_;
  Rng rng_;
  typename T::State state_;
  PerSeat<std::uint64_t> seen_;  // the name of the information set each seat is in
  std::vector<Taken> taken_;
  std::vector<typename T::Event> told_;
  Index root_ = InformationSets::kNone;
};

}  // namespace bell::bots
