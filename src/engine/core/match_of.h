// Implements Match for a title.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/core/match.h"
#include "engine/core/title.h"
#include "kernel/hash.h"

namespace bell {

template <Title T>
class MatchOf final : public Match {
 public:
  explicit MatchOf(std::shared_ptr<const typename T::Rules> rules) : rules_(std::move(rules)) {
    state_ = T::initial(*rules_, Narrator(events_));
  }
  // Continues from a position: plays the steps that need no decision, up to the next turn. Nobody is told earlier
  // facts.
  MatchOf(std::shared_ptr<const typename T::Rules> rules, const typename T::State& position)
      : rules_(std::move(rules)), state_(position) {
    const Narrator tell(events_);
    Ctx<T> ctx{*rules_, state_, tell};
    settle(ctx);
  }

  std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }
  std::unique_ptr<Match> fresh() const override { return std::make_unique<MatchOf>(rules_); }
  std::string_view title() const override { return T::name; }
  int seats() const override { return T::seats(*rules_); }
  Turn turn() const override { return state_.cursor().turn; }
  Rule cited() const override { return current<T>(*rules_, state_).cite; }

  std::vector<Action> legal(Seat who) const override {
    if (!turn().is_for(who)) return {};
    ActionList list;
    bell::legal<T>(*rules_, state_, who, list);
    return {list.begin(), list.end()};
  }
  std::vector<Choice> choices(Seat who) const override {
    std::vector<Choice> all;
    const typename T::View view = T::project(*rules_, state_, viewer_of(who));
    const std::vector<Action> possible = legal(who);
    all.reserve(possible.size());
    for (const Action& act : possible) all.push_back({act, T::notation(act), T::prospect(*rules_, view, act)});
    return all;
  }
  bool is_public(Seat who) const override {
    return turn().is_for(who) && bell::choices_are_public<T>(*rules_, state_, who);
  }
  bool is_forced(Seat who) const override { return is_public(who) && legal(who).size() == 1; }
  std::vector<Weighted> chances() const override {
    if (!turn().is_chance()) return {};
    ChanceList list;
    bell::chances<T>(*rules_, state_, list);
    return {list.begin(), list.end()};
  }
  std::uint32_t outcomes() const override { return bell::outcomes<T>(*rules_, state_); }
  Action outcome(std::uint32_t n) const override { return bell::outcome<T>(*rules_, state_, n); }
  ChanceKey chance_key() const override { return bell::chance_key<T>(*rules_, state_); }

  Refusal refuse(const Action& act) const override { return bell::refuse<T>(*rules_, state_, act); }
  void apply_assuming_legal(const Action& act) override {
    bell::apply_assuming_legal<T>(*rules_, state_, act, Narrator(events_));
  }

  std::uint64_t hash() const override { return hash_of(state_); }
  AnyView view_for(Viewer viewer) const override { return T::project(*rules_, state_, viewer); }
  std::vector<AnySeenEvent> told(Viewer viewer, std::size_t from) const override {
    std::vector<AnySeenEvent> seen;
    seen.reserve(events_.size() - std::min(from, events_.size()));
    for (std::size_t at = from; at < events_.size(); ++at) seen.emplace_back(T::project(events_[at], viewer));
    return seen;
  }
  std::size_t told_so_far() const override { return events_.size(); }

  std::int32_t score(Seat seat) const override { return T::score(*rules_, state_, seat); }
  SeatMask winners() const override { return T::winners(state_); }
  std::string notation(const Action& act) const override { return T::notation(act); }
  const char* broken_invariant() const override { return T::broken_invariant(*rules_, state_); }

  // For rooms that may see the truth.
  const typename T::State& state() const { return state_; }
  const typename T::Rules& rules() const { return *rules_; }

 private:
  std::shared_ptr<const typename T::Rules> rules_;
  std::vector<typename T::Event> events_;
  typename T::State state_;
};

}  // namespace bell
