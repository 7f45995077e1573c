// The exam for every title: random matches with every check at each node.
#pragma once

#include "exam/apply_checks.h"
#include "exam/list_checks.h"

namespace bell::exam {

inline constexpr int kNonsensePerNode = 6;

template <class S>
MaybeFinding examine_node(Walk<S>& walk, Nonsense& nonsense, Hashes<S>& hashes) {
  if (auto finding = truths_hold(walk)) return finding;
  if (auto finding = hashes.see(walk)) return finding;
  if (auto finding = legal_lists_are_in_order(walk)) return finding;
  if (auto finding = luck_is_complete(walk)) return finding;
  if (auto finding = notation_reads_back(walk)) return finding;
  if (auto finding = everything_else_is_refused(walk, nonsense, kNonsensePerNode)) return finding;
  if (walk.is_over()) return std::nullopt;
  if (auto finding = order_does_not_matter(walk)) return finding;
  const Action act = walk.pick();
  if (auto finding = a_copy_plays_alike(walk, act)) return finding;
  const std::size_t told_before = walk.told().size();
  walk.apply(act);
  return facts_are_told(walk, told_before);
}

// Plays one match from the first turn to the end, including the end.
template <class S>
MaybeFinding examine_match(const typename S::Rules& rules, std::uint64_t seed, Nonsense& nonsense) {
  constexpr std::size_t kTooLong = 100'000;
  Walk<S> walk(rules, seed);
  Hashes<S> hashes;
  for (;;) {
    const bool was_over = walk.is_over();
    if (auto finding = examine_node(walk, nonsense, hashes)) return finding;
    if (was_over) return std::nullopt;
    if (walk.done().size() > kTooLong) return found("endless", "the match does not end");
  }
}

}  // namespace bell::exam
