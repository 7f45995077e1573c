// Applies any eight bytes to a live match of a title: refused without effect, or applied with every invariant intact.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>

#include "engine/core/title.h"
#include "exam/setups.h"
#include "kernel/hash.h"

namespace bell::fuzz {

[[noreturn]] inline void fail(const char* why) {
  std::fprintf(stderr, "%s\n", why);
  std::abort();
}

// The byte selects one of the exam's setups; each is composed once.
template <Title T>
const typename T::Rules& rules_by(std::uint8_t byte) {
  static const std::vector<Setup> kSetups = exam::setups_of<T>();
  static std::map<std::size_t, typename T::Rules> composed;
  const std::size_t at = byte % kSetups.size();
  if (const auto known = composed.find(at); known != composed.end()) return known->second;
  return composed.emplace(at, exam::rules_for<T>(kSetups[at])).first->second;
}

// The meaning of the bytes: half of the time the n-th legal action, so that the match advances; else the raw bytes.
template <Title T>
Action read_action(const typename T::Rules& rules, const typename T::State& now, const std::uint8_t* bytes) {
  Action act;
  std::memcpy(&act, bytes, sizeof act);
  const Turn turn = now.cursor().turn;
  if (act.verb % 2 == 0 || turn.is_over()) return act;
  if (turn.is_chance()) return outcome<T>(rules, now, act.args[5] % outcomes<T>(rules, now));
  ActionList list;
  legal<T>(rules, now, turn.first(), list);
  return list[act.args[5] % list.size()];
}

// The first byte selects the setup, every further eight are an action.
template <Title T>
void play_bytes(const std::uint8_t* bytes, std::size_t size) {
  if (size < 1) return;
  const typename T::Rules& rules = rules_by<T>(bytes[0]);
  typename T::State state = T::initial(rules);
  for (std::size_t at = 1; at + sizeof(Action) <= size; at += sizeof(Action)) {
    const Action act = read_action<T>(rules, state, bytes + at);
    const std::uint64_t before = hash_of(state);
    const Refusal refusal = refuse<T>(rules, state, act);
    if (hash_of(state) != before) fail("a question changed the state");
    if (refusal.is_refused() && refusal.rule == Rule::none) fail("a refusal without a rule");
    if (refusal.is_refused()) continue;
    apply_assuming_legal<T>(rules, state, act, {});
    if (const char* untruth = T::broken_invariant(rules, state)) fail(untruth);
  }
}

}  // namespace bell::fuzz
