// Two worlds that a viewer cannot tell apart, continued side by side with the same choices. Everything the viewer gets
// must be the same bytes in both, until the rules themselves reveal something in which the worlds differ; then that
// rule is named, and the comparison ends.
#pragma once

#include <chrono>
#include <span>

#include "exam/finding.h"
#include "exam/walk.h"
#include "external/lines.h"
#include "view/any.h"
#include "view/verb_form.h"
#include "wire/wire.h"

namespace bell::exam {

// What a title keeps from whom, and by which facts it shows that. Each title specialises it in revelations.h:
//
//   using Vocabulary
//   is_hidden(rules, state, act, viewer)   the viewer does not see what this action names: in the other world somebody
//                                          else may have done something else
//   is_counterpart(act, other)             what is seen of both is the same
//   shows(before, here, there, viewer)     these facts, told in the two worlds at the same place, after those told
//                                          `before` of the same action, may differ
//   reveals(event, viewer)                 this fact may be told in one world only
template <class T>
struct Revelations;

enum class Likeness : std::uint8_t { alike, parted, leaking };

template <class S, class T>
class Twins {
 public:
  using Rules = typename T::Rules;
  using State = typename T::State;
  using Event = typename T::Event;
  using View = typename T::View;
  using Shown = Revelations<T>;

  Twins(const Rules& rules, const State& here, const State& there, Viewer viewer)
      : rules_(rules), here_(here), there_(there), viewer_(viewer) {}

  // The same happens in both worlds. What the viewer does not see of it is changed there: always, if `one_in` is 1,
  // else now and then, and where it must be.
  Likeness apply(const Action& act, Rng& rng, std::uint32_t one_in) {
    Action twin = act;
    const bool may_stray = rng.below(one_in) == 0 || S::refuse(rules_, there_, act).is_refused();
    if (may_stray && Shown::is_hidden(rules_, here_, act, viewer_) && !find_counterpart(act, twin, rng))
      return part(S::refuse(rules_, there_, act).rule);
    if (const Refusal no = S::refuse(rules_, there_, twin); no.is_refused()) {
      // The viewer's own choices were offered here, so they must be legal there, too; and everybody sees whose turn it
      // is.
      if (is_viewer(act.by)) return leak("the own action " + S::notation(act) + " is refused in one world");
      if (no.reason == Reason::not_your_turn) return leak("it is another seat's turn");
      return part(no.rule);
    }
    told_here_.clear();
    told_there_.clear();
    S::apply(rules_, here_, act, typename S::Tell(told_here_));
    S::apply(rules_, there_, twin, typename S::Tell(told_there_));
    if (const Likeness heard = compare_facts(); heard != Likeness::alike) return heard;
    if (!same_bytes(S::project(rules_, here_, viewer_), S::project(rules_, there_, viewer_)))
      return leak("the views differ after " + S::notation(act));
    if (const Likeness asked = compare_turns(); asked != Likeness::alike) return asked;
    return compare_lists();
  }

  // All output: the view and the facts just told; for a seat that is asked, the whole question to a program, with each
  // choice and its prospect. As bytes.
  Likeness compare_bytes() {
    return sent(here_, told_here_) == sent(there_, told_there_) ? Likeness::alike
                                                                : leak("the bytes that are sent differ");
  }
  // The answer to every action that can be written at all.
  Likeness compare_refusals(const std::vector<Action>& writable) {
    for (const Action& act : writable)
      if (S::refuse(rules_, here_, act) != S::refuse(rules_, there_, act))
        return leak("to " + S::notation(act) + " something else is said");
    return Likeness::alike;
  }

  // The current step in the true world and how far it is, and whether it waits for the viewer.
  std::pair<int, bool> moment() const {
    const auto& cursor = here_.cursor();
    const bool is_asked = is_seat(viewer_) && !cursor.turn.is_chance() && cursor.turn.seats().has(seat_of(viewer_));
    return {cursor.frames.is_empty() ? -1 : cursor.frames.back().step * 256 + cursor.frames.back().beat, is_asked};
  }
  // Where both worlds are the same, nothing can be noticed.
  bool differ() const { return !same_bytes(here_, there_); }
  const std::string& why() const { return why_; }
  Rule shown_by() const { return shown_by_; }

 private:
  bool is_viewer(Seat seat) const { return is_seat(viewer_) && seat == seat_of(viewer_); }

  bool find_counterpart(const Action& act, Action& twin, Rng& rng) const {
    std::vector<Action> others;
    if (is_chance(act)) {
      ChanceList luck;
      S::chances(rules_, there_, luck);
      for (const Weighted& stroke : luck) others.push_back(stroke.action);
    } else {
      others = choices<S>(rules_, there_, act.by);
    }
    std::erase_if(others, [&act](const Action& other) { return !Shown::is_counterpart(act, other); });
    if (others.empty()) return false;
    twin = others[rng.below(static_cast<std::uint32_t>(others.size()))];
    return true;
  }

  Likeness compare_facts() {
    const std::size_t both = std::min(told_here_.size(), told_there_.size());
    for (std::size_t at = 0; at < both; ++at) {
      const Event& a = told_here_[at];
      const Event& b = told_there_[at];
      const bool may_differ = Shown::shows(std::span(told_here_).first(at), a, b, viewer_);
      if (same_bytes(S::project(a, viewer_), S::project(b, viewer_))) {
        if (may_differ && Shown::differ(a, b)) return part(a.rule);
        continue;
      }
      return may_differ ? part(a.rule)
                        : leak("a fact is told differently: number " + std::to_string(static_cast<int>(a.what)));
    }
    if (told_here_.size() == told_there_.size()) return Likeness::alike;
    const auto& longer = told_here_.size() > both ? told_here_ : told_there_;
    return Shown::reveals(longer[both]) ? part(longer[both].rule) : leak("not as many facts are told");
  }

  // Everybody sees who is asked and by which step, also if it is a window; and that a table answers for somebody whose
  // only choice everybody can work out.
  Likeness compare_turns() {
    const Cursor &here = here_.cursor(), &there = there_.cursor();
    if (here.turn != there.turn) return leak("it is another seat's turn");
    if (here.turn.is_over()) return Likeness::alike;
    if (here.frames.size() != there.frames.size() || here.frames.back().step != there.frames.back().step)
      return leak("another step asks");
    for (const Seat seat : here.turn.seats())
      if (is_forced(here_, seat) != is_forced(there_, seat)) return leak("a table answers for a seat in one world");
    return Likeness::alike;
  }
  bool is_forced(const State& state, Seat seat) const {
    return S::choices_are_public(rules_, state, seat) && choices<S>(rules_, state, seat).size() == 1;
  }

  Likeness compare_lists() {
    if (!is_seat(viewer_)) return Likeness::alike;
    const Seat seat = seat_of(viewer_);
    if (choices<S>(rules_, here_, seat) != choices<S>(rules_, there_, seat)) return leak("the offered actions differ");
    return Likeness::alike;
  }

  std::string sent(const State& state, const std::vector<Event>& told) const {
    AnySight sight{.setup = {}, .seat = {}, .view = S::project(rules_, state, viewer_), .memory = {}, .choices = {}};
    for (const Event& fact : told) sight.memory.push_back(S::project(fact, viewer_));
    if (is_seat(viewer_)) {
      sight.seat = seat_of(viewer_);
      for (const Action& act : choices<S>(rules_, state, sight.seat))
        sight.choices.push_back({act, S::notation(act), T::prospect(rules_, std::get<View>(sight.view), act)});
    }
    if (!sight.choices.empty()) return external::print_question(sight, 1, std::chrono::seconds(1));
    std::string bytes;
    wire::write(bytes, sight.view);
    for (const AnySeenEvent& fact : sight.memory) wire::write(bytes, fact);
    return bytes;
  }

  Likeness part(Rule rule) {
    shown_by_ = rule;
    return rule == Rule::none ? leak("they part, and no rule says why") : Likeness::parted;
  }
  Likeness leak(std::string why) {
    why_ = std::move(why);
    return Likeness::leaking;
  }

  const Rules& rules_;
  State here_, there_;
  Viewer viewer_;
  std::vector<Event> told_here_, told_there_;
  std::string why_;
  Rule shown_by_ = Rule::none;
};

// How far and how thoroughly twins are compared.
struct TwinPlan {
  std::size_t stride = 23;      // twins start from every `stride`-th node
  std::size_t played_on = 40;   // nodes
  std::size_t bytes_every = 5;  // nodes
  std::size_t refusals_every = 31;
  int refusals_at_each_step = 6;    // at least, per match
  std::uint32_t strays_one_in = 6;  // of twins that start from the deal
};

struct TwinTally {
  std::uint64_t guessed = 0;  // nodes at which a world was compared with another one that `imagine` drew
  std::uint64_t dealt = 0;    // with another one that came from the deal
  std::uint64_t same = 0;     // nodes at which both worlds were the same, so that no leak could be noticed
  std::uint64_t refusals = 0;
  std::map<Rule, std::uint64_t> parted{};

  std::uint64_t nodes() const { return guessed + dealt; }
};

// One match, with twins starting from its nodes for every viewer.
template <class S, class T>
class TwinMatch {
 public:
  TwinMatch(const typename T::Rules& rules, std::uint64_t seed, const TwinPlan& plan, TwinTally& tally)
      : rules_(rules), seed_(seed), plan_(plan), tally_(tally), rng_(seed) {
    for (const Seat seat : seats_of(S::seats(rules)))
      writable_[seat] = writable_actions(Revelations<T>::Vocabulary::verbs(), seat);
  }

  MaybeFinding run() {
    find_match();
    Walk<S> again(rules_, seed_);
    for (std::size_t at = 0; at < match_.size(); again.apply(match_[at++])) {
      if (at % plan_.stride != seed_ % plan_.stride) continue;
      for (const Viewer viewer : viewers_of(S::seats(rules_)))
        if (auto finding = set_out_from_a_guess(again, at, viewer)) return finding;
    }
    return std::nullopt;
  }
  // From the deal to the end, without a guess: other worlds, in which chance and secret choices are changed now and
  // then, go along with the match. One that the rules show to be another is replaced by one that still looks the same.
  // So worlds are compared that `imagine` might never draw.
  MaybeFinding run_from_the_deal(std::size_t worlds) {
    find_match();
    for (const Viewer viewer : viewers_of(S::seats(rules_))) {
      Walk<S> walk(rules_, seed_);
      Flock flock;
      for (const Action& act : match_) {
        complete(flock, worlds, walk.state(), viewer);
        if (auto finding = step(flock, walk.done().size(), viewer)) return finding;
        walk.apply(act);
      }
    }
    return std::nullopt;
  }

 private:
  using Flock = std::vector<Twins<S, T>>;

  void find_match() {
    if (!match_.empty()) return;
    Walk<S> walk(rules_, seed_);
    while (!walk.is_over()) walk.apply(walk.pick());
    match_ = walk.done();
  }

  // Those that differ have descendants; a new one begins as the truth.
  void complete(Flock& flock, std::size_t worlds, const typename T::State& truth, Viewer viewer) {
    const std::size_t left = flock.size();
    for (std::size_t n = 0; flock.size() < worlds; ++n) {
      if (n < left && flock[n].differ())
        flock.push_back(Twins<S, T>(flock[n]));
      else if (n >= left)
        flock.emplace_back(rules_, truth, truth, viewer);
    }
  }
  // The next action of the match in every world; those that the rules show to be another are dropped.
  MaybeFinding step(Flock& flock, std::size_t node, Viewer viewer) {
    Flock alike;
    for (Twins<S, T>& twins : flock) {
      const Likeness likeness = compare(twins, node, viewer, plan_.strays_one_in);
      ++(twins.differ() ? tally_.dealt : tally_.same);
      if (likeness == Likeness::leaking) return interference(twins, node, viewer, "a world from the deal");
      if (likeness == Likeness::parted)
        ++tally_.parted[twins.shown_by()];
      else
        alike.push_back(std::move(twins));
    }
    flock.swap(alike);
    return std::nullopt;
  }
  MaybeFinding interference(const Twins<S, T>& twins, std::size_t node, Viewer viewer,
                            const std::string& whence) const {
    return found("interference",
                 twins.why() + " for " + name_of(viewer) + " at node " + std::to_string(node) + ", " + whence);
  }

  MaybeFinding set_out_from_a_guess(const Walk<S>& walk, std::size_t at, Viewer viewer) {
    const auto view = S::project(rules_, walk.state(), viewer);
    const auto guess = S::imagine(rules_, view, walk.memory_of(viewer), rng_);
    Twins<S, T> twins(rules_, walk.state(), guess, viewer);
    for (std::size_t next = at; next < std::min(match_.size(), at + plan_.played_on); ++next) {
      const Likeness likeness = compare(twins, next, viewer, 1);
      ++(twins.differ() ? tally_.guessed : tally_.same);
      if (likeness == Likeness::leaking) return interference(twins, next, viewer, "a guess");
      if (likeness == Likeness::parted) {
        ++tally_.parted[twins.shown_by()];
        break;
      }
    }
    return std::nullopt;
  }

  Likeness compare(Twins<S, T>& twins, std::size_t node, Viewer viewer, std::uint32_t one_in) {
    Likeness likeness = twins.apply(match_[node], rng_, one_in);
    if (likeness == Likeness::alike && node % plan_.bytes_every == 0) likeness = twins.compare_bytes();
    if (likeness != Likeness::alike || !is_seat(viewer)) return likeness;
    // Refusals must also be compared at steps that hardly ever occur.
    const bool is_rare = refused_at_[twins.moment()]++ < plan_.refusals_at_each_step;
    if (!is_rare && node % plan_.refusals_every != 0) return likeness;
    tally_.refusals += writable_[seat_of(viewer)].size();
    return twins.compare_refusals(writable_[seat_of(viewer)]);
  }

  const typename T::Rules& rules_;
  std::uint64_t seed_;
  const TwinPlan& plan_;
  TwinTally& tally_;
  Rng rng_;
  std::vector<Action> match_;
  PerSeat<std::vector<Action>> writable_;
  std::map<std::pair<int, bool>, int> refused_at_{};
};

}  // namespace bell::exam
