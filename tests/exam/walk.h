// A random match, node by node, with everything done and told so far.
#pragma once

#include <vector>

#include "exam/subject.h"
#include "kernel/seeded_dealer.h"

namespace bell::exam {

template <class S>
class Walk {
 public:
  using Rules = typename S::Rules;
  using State = typename S::State;

  Walk(const Rules& rules, std::uint64_t seed)
      : rules_(rules), dealer_(seed), rng_(seed), state_(S::initial(rules, typename S::Tell(told_))) {}

  const Rules& rules() const { return rules_; }
  const State& state() const { return state_; }
  Turn turn() const { return state_.cursor().turn; }
  bool is_over() const { return turn().is_over(); }
  const std::vector<Action>& done() const { return done_; }
  const std::vector<typename S::Event>& told() const { return told_; }
  Rng& rng() { return rng_; }
  std::string where() const { return " at node " + std::to_string(done_.size()); }

  std::vector<typename S::SeenEvent> memory_of(Viewer viewer) const {
    std::vector<typename S::SeenEvent> memory;
    for (const auto& event : told_) memory.push_back(S::project(event, viewer));
    return memory;
  }

  // The next action: chance by the dealer, otherwise any legal action of any seat that must act.
  Action pick() {
    if (turn().is_chance())
      return S::outcome(rules_, state_, dealer_.draw(S::chance_key(rules_, state_), S::outcomes(rules_, state_)));
    std::vector<Seat> acting;
    for (const Seat seat : turn().seats()) acting.push_back(seat);
    const Seat who = acting[rng_.below(static_cast<std::uint32_t>(acting.size()))];
    const std::vector<Action> list = choices<S>(rules_, state_, who);
    return list[rng_.below(static_cast<std::uint32_t>(list.size()))];
  }
  void apply(const Action& act) {
    S::apply(rules_, state_, act, typename S::Tell(told_));
    done_.push_back(act);
  }

 private:
  const Rules& rules_;
  SeededDealer dealer_;
  Rng rng_;
  std::vector<typename S::Event> told_;
  std::vector<Action> done_;
  State state_;
};

}  // namespace bell::exam
