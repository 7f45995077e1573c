// Checks on what may be done: lists of actions and chance outcomes, their notation, and refusals.
#pragma once

#include <algorithm>
#include <set>

#include "exam/finding.h"
#include "exam/walk.h"

namespace bell::exam {

template <class S>
MaybeFinding legal_lists_are_in_order(const Walk<S>& walk) {
  for (const Seat seat : walk.turn().seats()) {
    const std::vector<Action> list = choices<S>(walk.rules(), walk.state(), seat);
    if (list.empty()) return found("legal_order", "a seat must act and has no choice" + walk.where());
    for (std::size_t at = 1; at < list.size(); ++at)
      if (!(list[at - 1] < list[at])) return found("legal_order", "not ascending, or twice the same" + walk.where());
    for (const Action& act : list) {
      if (act.by != seat) return found("legal_order", "offers another seat's action" + walk.where());
      if (S::refuse(walk.rules(), walk.state(), act).is_refused())
        return found("legal_accepted", S::notation(act) + " is offered and refused" + walk.where());
    }
  }
  return std::nullopt;
}

// Each notation identifies one action of its list.
inline MaybeFinding distinct(const std::vector<std::string>& written, const std::string& where) {
  const std::set<std::string> unique(written.begin(), written.end());
  if (unique.size() != written.size()) return found("notation", "two actions are written alike" + where);
  for (const std::string& text : unique)
    if (text.empty() || text.find('?') != std::string::npos || text.find('#') != std::string::npos)
      return found("notation", "'" + text + "' can't stand in a journal" + where);
  return std::nullopt;
}

template <class S>
MaybeFinding notation_reads_back(const Walk<S>& walk) {
  std::vector<std::string> written;
  if (walk.turn().is_chance()) {
    ChanceList luck;
    S::chances(walk.rules(), walk.state(), luck);
    for (const Weighted& stroke : luck) written.push_back(S::notation(stroke.action));
    return distinct(written, walk.where());
  }
  for (const Seat seat : walk.turn().seats()) {
    written.clear();
    for (const Action& act : choices<S>(walk.rules(), walk.state(), seat)) written.push_back(S::notation(act));
    if (const auto finding = distinct(written, walk.where())) return finding;
  }
  return std::nullopt;
}

template <class S>
MaybeFinding luck_is_complete(const Walk<S>& walk) {
  if (!walk.turn().is_chance()) return std::nullopt;
  const std::uint32_t total = S::outcomes(walk.rules(), walk.state());
  if (total == 0) return found("luck", "chance must act and has no outcome" + walk.where());
  ChanceList luck;
  S::chances(walk.rules(), walk.state(), luck);
  std::uint64_t sum = 0;
  for (int at = 0; at < luck.size(); ++at) {
    sum += luck[at].weight;
    if (!is_chance(luck[at].action)) return found("luck", "luck in a seat's name" + walk.where());
    if (at > 0 && !(luck[at - 1].action < luck[at].action)) return found("luck", "not ascending" + walk.where());
    if (S::refuse(walk.rules(), walk.state(), luck[at].action).is_refused())
      return found("luck", S::notation(luck[at].action) + " may happen and is refused" + walk.where());
  }
  return sum == total ? MaybeFinding{} : found("luck", "weights do not sum to the outcomes" + walk.where());
}

// Invalid actions: pure noise, a plausible verb with wild arguments, and a legal action with one byte wrong.
class Nonsense {
 public:
  explicit Nonsense(std::uint64_t seed) : rng_(seed) {}
  void learn(const Action& act) {
    if (known_.insert(act).second) seen_.push_back(act);
  }
  Action next(int seats) {
    Action act = std::bit_cast<Action>(rng_.next());
    const std::uint32_t kind = rng_.below(4);
    if (kind == 1) act = {byte(12), seat_at(byte(static_cast<std::uint32_t>(seats))), {byte(66), byte(6), 0, 0, 0, 0}};
    if (kind >= 2 && !seen_.empty()) act = seen_[rng_.below(static_cast<std::uint32_t>(seen_.size()))];
    if (kind == 3) {
      auto bytes = std::bit_cast<std::array<std::uint8_t, sizeof(Action)>>(act);
      bytes[rng_.below(sizeof(Action))] ^= static_cast<std::uint8_t>(1U << rng_.below(8));
      act = std::bit_cast<Action>(bytes);
    }
    return act;
  }

 private:
  std::uint8_t byte(std::uint32_t below) { return static_cast<std::uint8_t>(rng_.below(below)); }
  Rng rng_;
  std::set<Action> known_;
  std::vector<Action> seen_;  // legal at some point of this run
};

template <class S>
MaybeFinding everything_else_is_refused(const Walk<S>& walk, Nonsense& nonsense, int tries) {
  std::vector<Action> allowed;
  for (const Seat seat : walk.turn().seats())
    for (const Action& act : choices<S>(walk.rules(), walk.state(), seat)) allowed.push_back(act);
  if (walk.turn().is_chance()) {
    ChanceList luck;
    S::chances(walk.rules(), walk.state(), luck);
    for (const Weighted& stroke : luck) allowed.push_back(stroke.action);
  }
  const typename S::State before = walk.state();
  for (const Action& act : allowed) nonsense.learn(act);
  for (int n = 0; n < tries; ++n) {
    const Action act = nonsense.next(S::seats(walk.rules()));
    const Refusal refusal = S::refuse(walk.rules(), walk.state(), act);
    const bool offered = std::find(allowed.begin(), allowed.end(), act) != allowed.end();
    if (offered == refusal.is_refused())
      return found("refusal",
                   "offered and accepted are not the same for bits " + std::to_string(act.bits()) + walk.where());
    if (refusal.is_refused() && refusal.rule == Rule::none)
      return found("refusal", "a refusal cites no rule" + walk.where());
  }
  if (!same_bytes(before, walk.state())) return found("refusal", "asking changed the state" + walk.where());
  return std::nullopt;
}

}  // namespace bell::exam
