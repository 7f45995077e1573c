// Any eight bytes against a live match: refused without a trace, or applied with every truth intact.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "engine/core/title.h"
#include "engine/stonks/rules.h"
#include "kernel/dealer.h"
#include "kernel/hash.h"
#include "rulebook/rulebook.h"

using namespace bell;
using stonks::Stonks;

namespace {

[[noreturn]] void fail(const char* why) {
  std::fprintf(stderr, "%s\n", why);
  std::abort();
}

stonks::Rules rules_for(int seats) {
  const Setup setup{"stonks", seats, {}, {}, {}};
  return *Stonks::compose(setup, std::get<stonks::Components>(*rulebook::printed(setup)));
}

const stonks::Rules& rules_by(std::uint8_t byte) {
  static const std::array kRules{rules_for(2), rules_for(3), rules_for(4), rules_for(5)};
  return kRules[byte % kRules.size()];
}

// What the bytes mean: half of the time the n-th legal action, so that the match moves on; else the raw bytes.
Action read_action(const stonks::Rules& rules, const stonks::State& now, const std::uint8_t* bytes) {
  Action act;
  std::memcpy(&act, bytes, sizeof act);
  const Turn turn = now.cursor().turn;
  if (act.verb % 2 == 0 || turn.is_over()) return act;
  if (turn.is_chance()) return outcome<Stonks>(rules, now, act.args[5] % outcomes<Stonks>(rules, now));
  ActionList list;
  legal<Stonks>(rules, now, turn.first(), list);
  return list[act.args[5] % list.size()];
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size < 1) return 0;
  const stonks::Rules& rules = rules_by(bytes[0]);
  stonks::State state = Stonks::initial(rules);
  for (std::size_t at = 1; at + sizeof(Action) <= size; at += sizeof(Action)) {
    const Action act = read_action(rules, state, bytes + at);
    const std::uint64_t before = hash_of(state);
    const Refusal refusal = refuse<Stonks>(rules, state, act);
    if (hash_of(state) != before) fail("a question changed the state");
    if (refusal.is_refused() && refusal.rule == Rule::none) fail("a refusal without a rule");
    if (refusal.is_refused()) continue;
    apply_assuming_legal<Stonks>(rules, state, act, {});
    if (const char* untruth = Stonks::broken_invariant(rules, state)) fail(untruth);
  }
  return 0;
}
