// Checks on imagined worlds: what a viewer sees and may do is the same in every world the viewer cannot tell apart.
#pragma once

#include <algorithm>
#include <map>

#include "exam/finding.h"
#include "exam/walk.h"
#include "view/consequence.h"
#include "wire/wire.h"

namespace bell::exam {

template <class S>
std::string on_the_wire(const typename S::View& view) {
  return wire::encode(AnyView(view)).dump();
}

// The imagined world looks the same, offers the same choices, and satisfies the invariants.
template <class S>
MaybeFinding imagined_world_fits(const Walk<S>& walk, Viewer viewer, const typename S::State& guess) {
  const std::string who = " for " + name_of(viewer) + walk.where();
  const typename S::View seen = S::project(walk.rules(), walk.state(), viewer);
  const typename S::View again = S::project(walk.rules(), guess, viewer);
  if (!same_bytes(seen, again)) return found("resampling", "an imagined world looks different" + who);
  if (const char* untruth = S::broken_invariant(walk.rules(), guess))
    return found("resampling", "an imagined world breaks: " + std::string(untruth) + who);
  if (!is_seat(viewer)) return std::nullopt;
  const Seat seat = seat_of(viewer);
  const std::vector<Action> list = choices<S>(walk.rules(), walk.state(), seat);
  if (list != choices<S>(walk.rules(), guess, seat))
    return found("resampling", "an imagined world offers something else" + who);
  if (list.empty()) return std::nullopt;
  // The viewer's own action is told to the public in the same words in both worlds; the viewer may learn from it.
  typename S::State here = walk.state();
  typename S::State there = guess;
  std::vector<typename S::Event> told_here;
  std::vector<typename S::Event> told_there;
  S::apply(walk.rules(), here, list.front(), typename S::Tell(told_here));
  S::apply(walk.rules(), there, list.front(), typename S::Tell(told_there));
  constexpr Viewer kPublic = Viewer::spectator;
  if (!same_bytes(S::project(told_here.front(), kPublic), S::project(told_there.front(), kPublic)))
    return found("resampling", "the own action is told differently" + who);
  return std::nullopt;
}

// An open choice with nothing but consequences may be taken back: nobody, not even the actor, may have learned anything
// hidden. In a world the viewer cannot tell apart it looks the same, during and afterwards.
template <class S>
MaybeFinding consequences_uncover_nothing(const Walk<S>& walk, Viewer viewer, const typename S::State& guess) {
  for (const Seat seat : walk.turn().seats()) {
    const bool is_public = S::choices_are_public(walk.rules(), walk.state(), seat);
    for (const Action& act : choices<S>(walk.rules(), walk.state(), seat)) {
      if (!is_public && !is_open_act(S::name, act)) continue;
      if (S::refuse(walk.rules(), guess, act).is_refused())
        return found("consequences", S::notation(act) + " is not possible in another world" + walk.where());
      typename S::State here = walk.state();
      std::vector<typename S::Event> told_here;
      S::apply(walk.rules(), here, act, typename S::Tell(told_here));
      const bool is_open = std::ranges::all_of(told_here, [](const auto& event) {
        return is_consequence(AnySeenEvent(S::project(event, Viewer::spectator)));
      });
      if (!is_open || here.cursor().turn.is_chance()) continue;
      typename S::State there = guess;
      std::vector<typename S::Event> told_there;
      S::apply(walk.rules(), there, act, typename S::Tell(told_there));
      const bool is_told_alike = std::ranges::equal(told_here, told_there, [&](const auto& one, const auto& other) {
        return same_bytes(S::project(one, viewer), S::project(other, viewer));
      });
      if (!is_told_alike ||
          !same_bytes(S::project(walk.rules(), here, viewer), S::project(walk.rules(), there, viewer)))
        return found("consequences", S::notation(act) + " uncovers something for " + name_of(viewer) + walk.where());
    }
  }
  return std::nullopt;
}

// Over a whole match: guesses are consistent, are not the truth more often than chance allows, and vary.
template <class S>
class Resampling {
 public:
  explicit Resampling(std::uint64_t seed) : rng_(seed) {}

  MaybeFinding look(const Walk<S>& walk, Viewer viewer) {
    const typename S::View view = S::project(walk.rules(), walk.state(), viewer);
    const auto& memory = recall(walk, viewer);
    const typename S::State first = S::imagine(walk.rules(), view, memory, rng_);
    const typename S::State second = S::imagine(walk.rules(), view, memory, rng_);
    if (auto finding = imagined_world_fits(walk, viewer, first)) return finding;
    if (auto finding = consequences_uncover_nothing(walk, viewer, first)) return finding;
    if (guesses_++ % kWireEvery == 0 && on_the_wire<S>(view) != on_the_wire<S>(S::project(walk.rules(), first, viewer)))
      return found("resampling", "the wire tells two worlds apart" + walk.where());
    true_ += same_bytes(first, walk.state()) ? 1 : 0;
    alike_ += same_bytes(first, second) ? 1 : 0;
    return std::nullopt;
  }

  // In most positions there are many worlds, so hitting the truth, or one world twice, must be rare.
  MaybeFinding is_fresh() const {
    if (true_ * 4 > guesses_) return found("freshness", "guesses are the truth too often");
    if (alike_ * 4 > guesses_) return found("freshness", "guesses repeat too often");
    return std::nullopt;
  }

 private:
  // Kept from node to node, because a long match has thousands of facts.
  const std::vector<typename S::SeenEvent>& recall(const Walk<S>& walk, Viewer viewer) {
    auto& memory = memories_[viewer];
    for (std::size_t at = memory.size(); at < walk.told().size(); ++at)
      memory.push_back(S::project(walk.told()[at], viewer));
    return memory;
  }

  static constexpr int kWireEvery = 37;
  Rng rng_;
  std::map<Viewer, std::vector<typename S::SeenEvent>> memories_;
  int guesses_ = 0, true_ = 0, alike_ = 0;
};

// Checks every `stride`-th node of one match as every viewer.
template <class S>
MaybeFinding resample_match(const typename S::Rules& rules, std::uint64_t seed, std::size_t stride) {
  Walk<S> walk(rules, seed);
  Resampling<S> resampling(seed);
  for (;;) {
    if (walk.is_over() || walk.done().size() % stride == 0)
      for (const Viewer viewer : viewers_of(S::seats(rules)))
        if (auto finding = resampling.look(walk, viewer)) return finding;
    if (walk.is_over()) return resampling.is_fresh();
    walk.apply(walk.pick());
  }
}

}  // namespace bell::exam
