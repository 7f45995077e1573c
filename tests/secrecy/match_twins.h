// Two matches that one viewer cannot tell apart, as lists of actions. The other one is found step by step: chance and
// secret choices may differ as long as the viewer sees, is told and is asked the same; where that is no longer possible
// both end.
#pragma once

#include <deque>

#include "engine/every_title.h"
#include "engine/titles.h"
#include "exam/setups.h"
#include "kernel/dealer.h"
#include "rulebook/rulebook.h"

namespace bell::exam {

inline std::unique_ptr<Match> open(const Setup& setup) {
  const auto printed = rulebook::printed(setup);
  auto match = open_match(setup, *printed);
  return match ? std::move(*match) : nullptr;
}

inline std::vector<Action> possible(const Match& match) {
  std::vector<Action> all;
  for (const Weighted& chance : match.chances()) all.push_back(chance.action);
  for (const Seat seat : match.turn().seats())
    for (const Action& act : match.legal(seat)) all.push_back(act);
  return all;
}

inline bool is_alike(const Match& one, const Match& other, Viewer viewer, std::size_t from) {
  if (one.turn() != other.turn() || one.cited() != other.cited()) return false;
  if (!(one.view_for(viewer) == other.view_for(viewer)) || one.told(viewer, from) != other.told(viewer, from))
    return false;
  return !is_seat(viewer) || one.legal(seat_of(viewer)) == other.legal(seat_of(viewer));
}

// Whether somebody must choose: a change of a table ends here.
inline bool is_settled(const Match& match) {
  bool is_forced = match.turn().is_chance();
  for (const Seat seat : match.turn().seats()) is_forced = is_forced || match.is_forced(seat);
  return !is_forced;
}

// Two matches that look the same to `viewer`, as far as they go.
struct MatchTwins {
  std::vector<Action> one, other;
  int differences = 0;
};
// Of what may differ, one in `rarity` does: the rarer, the later the worlds separate.
inline MatchTwins make_twins(const Setup& setup, Viewer viewer, std::uint64_t seed, std::uint32_t rarity) {
  constexpr std::size_t kLongest = 600;
  Rng rng(seed);
  auto here = open(setup);
  auto there = open(setup);
  MatchTwins twins;
  std::size_t settled = 0;
  while (!here->turn().is_over() && twins.one.size() < kLongest) {
    const std::vector<Action> choices = possible(*here);
    const Action act = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
    const std::size_t told = here->told_so_far();
    here->apply_assuming_legal(act);
    std::optional<Action> same;
    std::optional<Action> different;
    const std::vector<Action> others = possible(*there);
    const std::uint32_t first = rng.below(static_cast<std::uint32_t>(std::max<std::size_t>(1, others.size())));
    for (std::size_t n = 0; n < others.size() && n < 24 && !different; ++n) {
      const Action& candidate = n == 0 ? act : others[(first + n) % others.size()];
      if (candidate.by != act.by || std::ranges::find(others, candidate) == others.end()) continue;
      const auto instead = there->clone();
      instead->apply_assuming_legal(candidate);
      if (!is_alike(*here, *instead, viewer, told)) continue;
      (candidate == act ? same : different) = candidate;
    }
    const auto taken = different && rng.below(rarity) == 0 ? different : same ? same : different;
    if (!taken) break;
    there->apply_assuming_legal(*taken);
    twins.differences += *taken == act ? 0 : 1;
    twins.one.push_back(act);
    twins.other.push_back(*taken);
    if (is_settled(*here)) settled = twins.one.size();
  }
  twins.one.resize(settled);
  twins.other.resize(settled);
  return twins;
}

// A dealer with a list of outcomes, used in order.
class ScriptedDealer final : public Dealer {
 public:
  explicit ScriptedDealer(std::shared_ptr<std::deque<std::uint32_t>> script) : script_(std::move(script)) {}
  std::uint32_t draw(const ChanceKey&, std::uint32_t below) const override {
    if (script_->empty()) return 0;
    const std::uint32_t next = script_->front();
    script_->pop_front();
    return next < below ? next : 0;
  }

 private:
  std::shared_ptr<std::deque<std::uint32_t>> script_;
};

// The outcomes of chance among these actions, for a dealer.
inline std::deque<std::uint32_t> luck_of(const Setup& setup, const std::vector<Action>& actions) {
  std::deque<std::uint32_t> luck;
  const auto match = open(setup);
  for (const Action& act : actions) {
    if (match->turn().is_chance())
      for (std::uint32_t n = 0; n < match->outcomes(); ++n)
        if (match->outcome(n) == act) {
          luck.push_back(n);
          break;
        }
    match->apply_assuming_legal(act);
  }
  return luck;
}

// Where two lists of messages differ first; empty if nowhere.
inline std::string first_difference(const std::vector<std::string>& one, const std::vector<std::string>& other) {
  if (one.size() != other.size())
    return "not as many frames: " + std::to_string(one.size()) + " and " + std::to_string(other.size());
  for (std::size_t at = 0; at < one.size(); ++at) {
    if (one[at] == other[at]) continue;
    const auto [here, there] = std::ranges::mismatch(one[at], other[at]);
    const auto place = static_cast<std::size_t>(here - one[at].begin());
    const std::size_t from = place > 80 ? place - 80 : 0;
    return "frame " + std::to_string(at) + ": …" + one[at].substr(from, 160) + "\nand …" + other[at].substr(from, 160);
  }
  return "";
}

}  // namespace bell::exam
