// Enumerates all worlds a viewer cannot tell from the true one: plays all deals and all secret choices along with a
// match while they show the viewer the same.
//
// A deal is weighted by its cards. A secret choice counts as random, each possible card with equal weight. An open
// choice only shows that it was possible. See docs/adr/0025-things-that-are-alike.md.
#pragma once

#include <functional>
#include <unordered_map>

#include "exam/walk.h"
#include "odds/ledger.h"

namespace bell::exam::odds {

// `Secrets` defines one kind of secret in one title: which actions a viewer is not fully told (`hides`), in how many
// ways a secret choice can have been another (`ways`), what is still to be told (`pending`), and what of a world does
// not matter (`simplify`). It also plays the true match (`pick`) and lists the questions (`questions`). Other kinds of
// secrets are taken as they are; they must be independent of these.
template <class S, class Secrets>
class Worlds {
 public:
  using Rules = typename S::Rules;
  using State = typename S::State;
  using Event = typename S::Event;
  using View = typename S::View;

  Worlds(const Rules& rules, Viewer viewer, const Secrets& secrets)
      : rules_(rules), viewer_(viewer), secrets_(secrets) {
    const State start = S::initial(rules, {});
    worlds_[hash_of(start)] = {start, 1};
  }

  // False: gave up at more than `most` worlds. Precondition: `told` and `now` are what followed from `act` in the true
  // match.
  bool follow(const Action& act, std::span<const Event> told, const State& now, std::size_t most) {
    const View seen = S::project(rules_, now, viewer_);
    const bool is_hidden = secrets_.hides(act, viewer_);
    std::unordered_map<std::uint64_t, World> next;
    for (const auto& [hash, world] : worlds_) {
      if (next.size() > most) return false;
      if (is_chance(act)) {
        ChanceList luck;
        S::chances(rules_, world.state, luck);
        for (const Weighted& stroke : luck)
          if (is_hidden || stroke.action == act) go(world, stroke.action, stroke.weight, told, seen, next);
      } else if (is_hidden) {
        for (const Action& other : choices<S>(rules_, world.state, act.by))
          go(world, other, secrets_.ways(world.state, act, other), told, seen, next);
      } else if (!S::refuse(rules_, world.state, act).is_refused()) {
        go(world, act, 1, told, seen, next);
      }
    }
    worlds_ = std::move(next);
    level();
    return worlds_.size() <= most;
  }
  std::size_t size() const { return worlds_.size(); }

  template <class Ask>
  Odds odds(const Ask& ask) const {
    Odds odds;
    for (const auto& [hash, world] : worlds_) odds[ask(world.state)] += world.deals * secrets_.pending(world.state);
    return odds;
  }

 private:
  struct World {
    State state;
    double deals = 0;
  };

  void go(const World& from, const Action& act, double ways, std::span<const Event> told, const View& seen,
          std::unordered_map<std::uint64_t, World>& next) {
    if (ways <= 0) return;
    State state = from.state;
    heard_.clear();
    S::apply(rules_, state, act, typename S::Tell(heard_));
    if (heard_.size() != told.size()) return;
    for (std::size_t at = 0; at < told.size(); ++at)
      if (!same_bytes(S::project(heard_[at], viewer_), S::project(told[at], viewer_))) return;
    if (!same_bytes(S::project(rules_, state, viewer_), seen)) return;
    secrets_.simplify(rules_, viewer_, state);
    World& world = next[hash_of(state)];
    world.state = state;
    world.deals += from.deals * ways;
  }
  // Weights would grow without bound; only their ratios matter.
  void level() {
    double sum = 0;
    for (const auto& [hash, world] : worlds_) sum += world.deals;
    for (auto& [hash, world] : worlds_) world.deals /= sum;
  }

  const Rules& rules_;
  Viewer viewer_;
  const Secrets& secrets_;
  std::unordered_map<std::uint64_t, World> worlds_;
  std::vector<Event> heard_{};
};

// A question: the kind of secret, and the answer in a given world.
template <class State>
struct Question {
  std::string kind;
  std::function<Answer(const State&)> ask;
};

struct Plan {
  std::size_t most_worlds = 20'000;
  std::size_t stride = 1;  // tests every `stride`-th node that has a question
  int guesses = 600;
  std::size_t last = 100'000;  // node
};

// The truth must be possible, and guesses must have the odds of all worlds.
template <class S, class OddsOf>
void judge_node(const Walk<S>& walk, Viewer viewer, std::span<const Question<typename S::State>> questions,
                const OddsOf& odds_of, int guesses, Rng& rng, Ledger& ledger) {
  const std::string where = " for " + name_of(viewer) + walk.where();
  std::vector<Odds> odds;
  bool is_open = false;
  for (const auto& question : questions) {
    odds.push_back(odds_of(question));
    is_open |= odds.back().size() > 1;
    if (!odds.back().contains(question.ask(walk.state())))
      ledger.object(question.kind, "the truth is not possible" + where);
  }
  constexpr int kFewGuesses = 20;  // where only one answer is possible
  std::vector<Guessed> guessed(questions.size());
  const auto view = S::project(walk.rules(), walk.state(), viewer);
  const auto memory = walk.memory_of(viewer);
  for (int guess = is_open ? 0 : guesses - kFewGuesses; guess < guesses; ++guess) {
    const auto imagined = S::imagine(walk.rules(), view, memory, rng);
    for (std::size_t at = 0; at < questions.size(); ++at) ++guessed[at][questions[at].ask(imagined)];
  }
  for (std::size_t at = 0; at < questions.size(); ++at) ledger.judge(questions[at].kind, where, odds[at], guessed[at]);
}

// Follows one match as long as there are few enough worlds.
template <class S, class Secrets>
void judge_match(const typename S::Rules& rules, std::uint64_t seed, Viewer viewer, const Secrets& secrets,
                 const Plan& plan, Ledger& ledger) {
  Walk<S> walk(rules, seed);
  Worlds<S, Secrets> worlds(rules, viewer, secrets);
  Rng rng(combine(seed, static_cast<std::uint64_t>(viewer)));
  std::size_t asked = 0;
  while (!walk.is_over() && walk.done().size() < plan.last) {
    const std::size_t before = walk.told().size();
    const Action act = secrets.pick(walk);
    walk.apply(act);
    if (!worlds.follow(act, std::span(walk.told()).subspan(before), walk.state(), plan.most_worlds)) return;
    const std::vector<Question<typename S::State>> questions = secrets.questions(walk, viewer, rng);
    if (questions.empty() || asked++ % plan.stride != 0) continue;
    judge_node<S>(
        walk, viewer, std::span(questions), [&](const auto& question) { return worlds.odds(question.ask); },
        plan.guesses, rng, ledger);
  }
}

}  // namespace bell::exam::odds
