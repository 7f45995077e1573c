// The operations of every title on its composed rules: start a match, list, check, draw and apply actions.
#pragma once

#include "engine/core/program.h"

namespace bell {

// Plays the steps that need no decision, up to the first turn. Precondition: `state` has no frame yet.
template <class G>
void start(const typename G::Rules& rules, typename G::State& state, const Narrator<typename G::Event>& tell) {
  state.cursor().frames.push_back(Frame{});
  Ctx<G> ctx{rules, state, tell};
  settle(ctx);
}

// Precondition: it is `who`'s turn. Appends in ascending order.
template <class G>
void legal(const typename G::Rules& rules, const typename G::State& now, Seat who, ActionList& out) {
  current<G>(rules, now).legal(rules, now, who, out);
}

// Whether everybody can work out what `who` may do. Precondition: it is `who`'s turn.
template <class G>
bool choices_are_public(const typename G::Rules& rules, const typename G::State& now, Seat who) {
  const auto answer = current<G>(rules, now).answers->choices_are_public;
  return answer != nullptr && answer(rules, now, who);
}

// Precondition for the chance verbs: it is chance's turn.
template <class G>
std::uint32_t outcomes(const typename G::Rules& rules, const typename G::State& now) {
  return current<G>(rules, now).outcomes(rules, now);
}
template <class G>
Action outcome(const typename G::Rules& rules, const typename G::State& now, std::uint32_t n) {
  return current<G>(rules, now).outcome(rules, now, n);
}
template <class G>
ChanceKey chance_key(const typename G::Rules& rules, const typename G::State& now) {
  return current<G>(rules, now).key(rules, now);
}

// All possible outcomes, each once, with its weight.
template <class G>
void chances(const typename G::Rules& rules, const typename G::State& now, ChanceList& out) {
  const std::uint32_t total = outcomes<G>(rules, now);
  for (std::uint32_t n = 0; n < total; ++n) {
    const Action action = outcome<G>(rules, now, n);
    if (!out.is_empty() && out.back().action == action)
      ++out.back().weight;
    else
      out.push_back({action, 1});
  }
}

// Why `act` is illegal now, or allowed(). Accepts anything, including invalid input.
template <class G>
Refusal refuse(const typename G::Rules& rules, const typename G::State& now, const Action& act) {
  const StepOps<G>& step = current<G>(rules, now);
  const Turn turn = now.cursor().turn;
  if (turn.is_over()) return {Reason::match_over, step.cite};
  if (turn.is_chance()) {
    if (!is_chance(act)) return {Reason::not_your_turn, step.cite};
    const std::uint32_t total = outcomes<G>(rules, now);
    for (std::uint32_t n = 0; n < total; ++n)
      if (outcome<G>(rules, now, n) == act) return allowed();
    return {Reason::not_available, step.cite};
  }
  if (index(act.by) >= kMaxSeats || !turn.is_for(act.by)) return {Reason::not_your_turn, step.cite};
  return step.answers->refuse(rules, now, act);
}

// Precondition: not refused.
template <class G>
void apply_assuming_legal(const typename G::Rules& rules, typename G::State& state, const Action& act,
                          const Narrator<typename G::Event>& tell) {
  Ctx<G> ctx{rules, state, tell};
  apply(ctx, act);
}

}  // namespace bell
