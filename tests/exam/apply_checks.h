// Checks on applying actions: states stay plain values, invariants hold, facts are told.
#pragma once

#include <unordered_map>

#include "exam/finding.h"
#include "exam/walk.h"

namespace bell::exam {

template <class S>
MaybeFinding a_copy_plays_alike(const Walk<S>& walk, const Action& act) {
  const typename S::State before = walk.state();
  typename S::State first = before;
  typename S::State second = before;
  std::vector<typename S::Event> told;
  S::apply(walk.rules(), first, act, {});
  S::apply(walk.rules(), second, act, typename S::Tell(told));
  if (!same_bytes(first, second)) return found("copy", "listening changes what happens" + walk.where());
  if (!same_bytes(before, walk.state())) return found("copy", "playing on a copy changed the original" + walk.where());
  if (same_bytes(before, first)) return found("copy", "an action changed nothing" + walk.where());
  return std::nullopt;
}

template <class S>
MaybeFinding truths_hold(const Walk<S>& walk) {
  const char* untruth = S::broken_invariant(walk.rules(), walk.state());
  if (untruth != nullptr) return found("invariant", "no longer: " + std::string(untruth) + walk.where());
  const bool has_winner = !S::winners(walk.state()).is_empty();
  if (has_winner != walk.is_over()) return found("invariant", "a winner at the end and only then" + walk.where());
  return std::nullopt;
}

// Every action tells at least one fact, and every fact cites a rule.
template <class S>
MaybeFinding facts_are_told(const Walk<S>& walk, std::size_t told_before) {
  if (walk.told().size() == told_before) return found("facts", "an action told nothing" + walk.where());
  for (std::size_t at = told_before; at < walk.told().size(); ++at)
    for (const Viewer viewer : viewers_of(S::seats(walk.rules())))
      if (S::project(walk.told()[at], viewer).rule == Rule::none)
        return found("facts", "a fact cites no rule" + walk.where());
  return std::nullopt;
}

// Where several must act at once, the order makes no difference to the result.
template <class S>
MaybeFinding order_does_not_matter(Walk<S>& walk) {
  const SeatMask acting = walk.turn().seats();
  if (acting.size() < 2) return std::nullopt;
  const auto any_of = [&walk](Seat seat) {
    const std::vector<Action> list = choices<S>(walk.rules(), walk.state(), seat);
    return list[walk.rng().below(static_cast<std::uint32_t>(list.size()))];
  };
  const Seat one = acting.lowest();
  for (const Seat other : acting) {
    if (other == one) continue;
    const Action mine = any_of(one);
    const Action yours = any_of(other);
    typename S::State mine_first = walk.state();
    typename S::State yours_first = walk.state();
    S::apply(walk.rules(), mine_first, mine, {});
    if (choices<S>(walk.rules(), mine_first, other) != choices<S>(walk.rules(), walk.state(), other))
      return found("simultaneous", "one seat's choice changed another's list" + walk.where());
    S::apply(walk.rules(), mine_first, yours, {});
    S::apply(walk.rules(), yours_first, yours, {});
    S::apply(walk.rules(), yours_first, mine, {});
    if (!same_bytes(mine_first, yours_first)) return found("simultaneous", "the order matters" + walk.where());
  }
  return std::nullopt;
}

// Equal hashes mean equal bytes, over all positions in one run of the exam.
template <class S>
class Hashes {
 public:
  MaybeFinding see(const Walk<S>& walk) {
    const auto [at, is_new] = positions_.try_emplace(hash_of(walk.state()), walk.state());
    if (!is_new && !same_bytes(at->second, walk.state()))
      return found("hash", "two positions, one hash" + walk.where());
    return std::nullopt;
  }

 private:
  std::unordered_map<std::uint64_t, typename S::State> positions_;
};

}  // namespace bell::exam
