// A step is one decision point of the rules: a type with static members, no data. A program is a list of steps.
//
// Every step answers `enter`: look at the table and say who must act (stay), that nobody has to (done), that an
// earlier step comes again (again), or that it has called a window which goes first (opened). It is asked on arrival,
// after each action and when its window is done, so it must not repeat its effects unless it answers done. Steps that
// let seats act add `legal`, `refuse` and `apply`, and may add `prospect`; steps of luck add `outcomes`, `outcome` and
// `apply`.
//
// A step that lets seats act may also say of a seat that its `choices_are_public`: that everybody can work out what it
// may do. It is shown the board and nothing else, so that the answer itself gives nothing away. A seat with a
// single choice, known to everybody, need not be asked.
#pragma once

#include <concepts>
#include <cstdint>

#include "engine/core/narrator.h"
#include "kernel/action_list.h"
#include "kernel/chance_key.h"
#include "kernel/cursor.h"
#include "kernel/refusal.h"

namespace bell {

enum class Progress : std::uint8_t { stay, done, again, opened };

// What a rule may touch: the composed rules (const), the truth, and the narrator.
template <class G>
struct Ctx {
  const typename G::Rules& rules;
  typename G::State& state;
  const Narrator<typename G::Event>& tell;
};

template <class S, class G>
concept Step = requires(Ctx<G>& ctx) {
  { S::id } -> std::convertible_to<typename G::StepId>;
  { S::cite } -> std::convertible_to<Rule>;  // the rule that calls for this step
  { S::enter(ctx) } -> std::same_as<Progress>;
};

template <class S, class G>
concept DecisionStep = Step<S, G> && requires(Ctx<G>& ctx, const typename G::Rules& rules, const typename G::State& now,
                                              Seat who, Action act, ActionList& out) {
  { S::legal(rules, now, who, out) } -> std::same_as<void>;  // const in, list out, ascending
  { S::refuse(rules, now, act) } -> std::same_as<Refusal>;   // why `act` is not in that list
  { S::apply(ctx, act) } -> std::same_as<void>;
};

template <class S, class G>
concept ChanceStep = Step<S, G> && requires(Ctx<G>& ctx, const typename G::Rules& rules, const typename G::State& now,
                                            Action act, std::uint32_t n) {
  { S::outcomes(rules, now) } -> std::same_as<std::uint32_t>;  // equally likely strokes of luck
  { S::outcome(rules, now, n) } -> std::same_as<Action>;       // the n-th; equal ones stand together, ascending
  { S::key(rules, now) } -> std::same_as<ChanceKey>;
  { S::apply(ctx, act) } -> std::same_as<void>;
};

// What one of its legal actions certainly does, worked out from what the seat that chooses sees.
template <class S, class G>
concept ProspectStep = requires(const typename G::Rules& rules, const typename G::View& view, const Action& act) {
  { S::prospect(rules, view, act) } -> std::same_as<typename G::Prospect>;
};

template <class S>
concept LoopStep = requires { S::again_from; };

template <class S>
concept PublicStep = requires { S::choices_are_public; };

// One row of the program. Null columns are things the step does not do.
template <class G>
struct StepOps {
  using Rules = typename G::Rules;
  using State = typename G::State;
  using StepId = typename G::StepId;

  StepId id{};
  Rule cite = Rule::none;
  StepId again_from{};
  Progress (*enter)(Ctx<G>&) = nullptr;
  void (*legal)(const Rules&, const State&, Seat, ActionList&) = nullptr;
  Refusal (*refuse)(const Rules&, const State&, Action) = nullptr;
  std::uint32_t (*outcomes)(const Rules&, const State&) = nullptr;
  Action (*outcome)(const Rules&, const State&, std::uint32_t) = nullptr;
  ChanceKey (*key)(const Rules&, const State&) = nullptr;
  void (*apply)(Ctx<G>&, Action) = nullptr;
  typename G::Prospect (*prospect)(const Rules&, const typename G::View&, const Action&) = nullptr;
  bool (*choices_are_public)(const Rules&, const State&, Seat) = nullptr;
};

template <class S, class G>
  requires Step<S, G>
constexpr StepOps<G> ops_of() {
  StepOps<G> ops;
  ops.id = S::id;
  ops.cite = S::cite;
  ops.enter = &S::enter;
  if constexpr (LoopStep<S>) ops.again_from = S::again_from;
  if constexpr (DecisionStep<S, G>) {
    ops.legal = &S::legal;
    ops.refuse = &S::refuse;
    ops.apply = &S::apply;
  }
  if constexpr (ProspectStep<S, G>) ops.prospect = &S::prospect;
  if constexpr (PublicStep<S>)
    ops.choices_are_public = [](const typename G::Rules& rules, const typename G::State& now, Seat who) {
      return S::choices_are_public(rules, now.board, who);
    };
  if constexpr (ChanceStep<S, G>) {
    ops.outcomes = &S::outcomes;
    ops.outcome = &S::outcome;
    ops.key = &S::key;
    ops.apply = &S::apply;
  }
  return ops;
}

}  // namespace bell
