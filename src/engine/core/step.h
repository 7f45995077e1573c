// A step is one decision point of the rules: a type with static members and no data. A program is a list of steps.
//
// Every step has `enter`, which looks at the table and returns: stay (somebody must act), done (nobody has to), again
// (go back to an earlier step), or opened (it has called a window, which runs first). It runs on arrival, after each
// action and after its window, so it must not repeat its effects unless it returns done. Steps where seats act add
// `legal`, `refuse` and `apply`, and may add `prospect`; chance steps add `key` (which random number to draw),
// `outcomes`, `outcome` and `apply`.
//
// A step where seats act may also define `choices_are_public`: whether everybody can work out what a seat may do. It
// gets only the board, so that the answer itself reveals nothing. A seat with a single choice, known to everybody, need
// not be asked.
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

// What a rule has access to: the composed rules (const), the truth, and the narrator.
template <class G>
struct Ctx {
  const typename G::Rules& rules;
  typename G::State& state;
  const Narrator<typename G::Event>& tell;
};

template <class S, class G>
concept Step = requires(Ctx<G>& ctx) {
  { S::id } -> std::convertible_to<typename G::StepId>;
  { S::cite } -> std::convertible_to<Rule>;  // the rule that requires this step
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
  { S::outcomes(rules, now) } -> std::same_as<std::uint32_t>;  // number of equally likely outcomes
  {
    S::outcome(rules, now, n)
  } -> std::same_as<Action>;  // the n-th outcome; equal ones are adjacent, in ascending order
  { S::key(rules, now) } -> std::same_as<ChanceKey>;
  { S::apply(ctx, act) } -> std::same_as<void>;
};

// The certain effects of a legal action, worked out from what the acting seat sees.
template <class S, class G>
concept ProspectStep = requires(const typename G::Rules& rules, const typename G::View& view, const Action& act) {
  { S::prospect(rules, view, act) } -> std::same_as<typename G::Prospect>;
};

template <class S>
concept LoopStep = requires { S::again_from; };

template <class S>
concept PublicStep = requires { S::choices_are_public; };

// What a step tells people about the choices it offers. Null: the step does not provide it.
template <class G>
struct StepAnswers {
  using Rules = typename G::Rules;
  using State = typename G::State;

  Refusal (*refuse)(const Rules&, const State&, Action) = nullptr;
  typename G::Prospect (*prospect)(const Rules&, const typename G::View&, const Action&) = nullptr;
  bool (*choices_are_public)(const Rules&, const State&, Seat) = nullptr;
};

template <class S, class G>
constexpr StepAnswers<G> answers_of() {
  StepAnswers<G> answers;
  if constexpr (DecisionStep<S, G>) answers.refuse = &S::refuse;
  if constexpr (ProspectStep<S, G>) answers.prospect = &S::prospect;
  if constexpr (PublicStep<S>)
    answers.choices_are_public = [](const typename G::Rules& rules, const typename G::State& now, Seat who) {
      return S::choices_are_public(rules, now.board, who);
    };
  return answers;
}

template <class S, class G>
inline constexpr StepAnswers<G> kAnswersOf = answers_of<S, G>();

// One row of the program. Columns a step does not provide are null. A row is as long as a cache line and is found by a
// shift, because simulations look one up at every node. They need no answers for people, which are stored elsewhere.
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
  std::uint32_t (*outcomes)(const Rules&, const State&) = nullptr;
  Action (*outcome)(const Rules&, const State&, std::uint32_t) = nullptr;
  ChanceKey (*key)(const Rules&, const State&) = nullptr;
  void (*apply)(Ctx<G>&, Action) = nullptr;
  const StepAnswers<G>* answers = nullptr;
};

template <class S, class G>
  requires Step<S, G>
constexpr StepOps<G> ops_of() {
  static_assert(sizeof(StepOps<G>) == 64);
  StepOps<G> ops;
  ops.id = S::id;
  ops.cite = S::cite;
  ops.enter = &S::enter;
  ops.answers = &kAnswersOf<S, G>;
  if constexpr (LoopStep<S>) ops.again_from = S::again_from;
  if constexpr (DecisionStep<S, G>) {
    ops.legal = &S::legal;
    ops.apply = &S::apply;
  }
  if constexpr (ChanceStep<S, G>) {
    ops.outcomes = &S::outcomes;
    ops.outcome = &S::outcome;
    ops.key = &S::key;
    ops.apply = &S::apply;
  }
  return ops;
}

}  // namespace bell
