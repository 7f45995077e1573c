// Two worlds that differ in two cards a viewer has not seen must give that viewer the same views, facts and answers
// until one of the two may be known.
#pragma once

#include "exam/list_checks.h"
#include "exam/resampling.h"
#include "secrecy/stonks_exposure.h"

namespace bell::exam {

struct Swap {
  stonks::Card one{}, other{};
  bool same_company() const { return stonks::company_of(one) == stonks::company_of(other); }

  Action operator()(Action act) const {
    using stonks::Verb;
    const Verb verb = stonks::verb_of(act);
    if (verb == Verb::remove_company || verb == Verb::place_tile || verb == Verb::raise || verb == Verb::lower)
      return act;
    if (stonks::card_in(act) == one)
      act.args[0] = static_cast<std::uint8_t>(other);
    else if (stonks::card_in(act) == other)
      act.args[0] = static_cast<std::uint8_t>(one);
    return act;
  }
};

// A recorded match, and where in it all cards were last shuffled together.
template <class S>
struct Record {
  std::vector<Action> actions;
  std::size_t shuffle = 0;
  typename S::State shuffled;
};

// One of the two worlds, and what its viewer gets.
template <class S>
struct World {
  typename S::State state;
  std::vector<typename S::Event> told{};
  void apply(const typename S::Rules& rules, const Action& act) {
    told.clear();
    S::apply(rules, state, act, typename S::Tell(told));
  }
};

template <class S>
MaybeFinding looks_alike(const typename S::Rules& rules, const World<S>& a, const World<S>& b, Viewer viewer,
                         Nonsense& nonsense, const std::string& where) {
  if (a.told.size() != b.told.size()) return found("interference", "not as many facts are told" + where);
  for (std::size_t at = 0; at < a.told.size(); ++at)
    if (!same_bytes(S::project(a.told[at], viewer), S::project(b.told[at], viewer)))
      return found("interference", "a fact is told differently" + where);
  const typename S::View here = S::project(rules, a.state, viewer);
  const typename S::View there = S::project(rules, b.state, viewer);
  if (!same_bytes(here, there)) return found("interference", "the views differ" + where);
  if (!is_seat(viewer)) return std::nullopt;
  const Seat seat = seat_of(viewer);
  if (choices<S>(rules, a.state, seat) != choices<S>(rules, b.state, seat))
    return found("interference", "the offered actions differ" + where);
  for (int n = 0; n < 4; ++n) {
    Action act = nonsense.next(S::seats(rules));
    act.by = seat;
    if (S::refuse(rules, a.state, act) != S::refuse(rules, b.state, act))
      return found("interference", "an action is refused with other words" + where);
  }
  return std::nullopt;
}

// Plays both worlds from the shuffle on. `compared` counts the nodes at which they were compared.
template <class S>
MaybeFinding compare_worlds(const typename S::Rules& rules, const Record<S>& record, Viewer viewer, Swap swap,
                            Nonsense& nonsense, int& compared) {
  StonksExposure exposure(S::seats(rules), rules.hand);
  World<S> a{record.shuffled};
  World<S> b{record.shuffled};
  for (std::size_t at = record.shuffle; at < record.actions.size(); ++at) {
    const Action act = record.actions[at];
    const std::string where = " for " + name_of(viewer) + " at node " + std::to_string(at);
    if (at > record.shuffle && stonks::verb_of(act) == stonks::Verb::deal && S::seats(rules) > 2 &&
        stonks::verb_of(record.actions[at - 1]) != stonks::Verb::deal)
      return std::nullopt;  // the next shuffle: the swap has no effect any more
    exposure.see(act);
    if (exposure.may_know(viewer, swap.one) || exposure.may_know(viewer, swap.other)) return std::nullopt;
    const Action twin = swap(act);
    if (S::refuse(rules, b.state, twin).is_refused())
      return swap.same_company() ? found("interference", "the other world refuses" + where) : MaybeFinding{};
    a.apply(rules, act);
    b.apply(rules, twin);
    nonsense.learn(act);
    ++compared;
    if (auto finding = looks_alike(rules, a, b, viewer, nonsense, where)) return finding;
  }
  return std::nullopt;
}

// A random match; the shuffle is that of a random round.
template <class S>
Record<S> record_match(const typename S::Rules& rules, std::uint64_t seed) {
  Walk<S> walk(rules, seed);
  std::vector<std::pair<std::size_t, typename S::State>> shuffles;
  while (!walk.is_over()) {
    const Action act = walk.pick();
    const bool deals = stonks::verb_of(act) == stonks::Verb::deal;
    const bool dealt_before = !walk.done().empty() && stonks::verb_of(walk.done().back()) == stonks::Verb::deal;
    if (deals && !dealt_before && (S::seats(rules) > 2 || shuffles.empty()))
      shuffles.emplace_back(walk.done().size(), walk.state());
    walk.apply(act);
  }
  const auto& [at, state] = shuffles[seed % shuffles.size()];
  return {walk.done(), at, state};
}

// Nodes of the round in which a seat lays a card hidden from others.
template <class S>
std::vector<std::size_t> secret_nodes(const Record<S>& record) {
  std::vector<std::size_t> nodes;
  for (std::size_t at = record.shuffle; at < record.actions.size(); ++at) {
    const stonks::Verb verb = stonks::verb_of(record.actions[at]);
    if (verb == stonks::Verb::lay_to_reveal || verb == stonks::Verb::lay_face_down || verb == stonks::Verb::speculate)
      nodes.push_back(at);
  }
  return nodes;
}

// Two cards that `viewer` could not have seen at some node. Every other time one of them is laid there in secret.
template <class S>
Swap pick_swap(const typename S::Rules& rules, const Record<S>& record, Viewer viewer, Rng& rng) {
  const auto any_of = [&rng](const auto& list) { return list[rng.below(static_cast<std::uint32_t>(list.size()))]; };
  const bool targets = rng.below(2) == 0;
  const std::size_t round = record.actions.size() - record.shuffle;
  const std::size_t until =
      targets ? any_of(secret_nodes(record)) : record.shuffle + rng.below(static_cast<std::uint32_t>(round));
  StonksExposure exposure(S::seats(rules), rules.hand);
  for (std::size_t at = record.shuffle; at < until; ++at) exposure.see(record.actions[at]);
  std::vector<stonks::Card> unseen;
  record.shuffled.deck.for_each([&](stonks::Card card) {
    if (!exposure.may_know(viewer, card)) unseen.push_back(card);
  });
  if (unseen.empty()) return {};
  const stonks::Card laid = stonks::card_in(record.actions[until]);
  Swap swap{targets && !exposure.may_know(viewer, laid) ? laid : any_of(unseen), any_of(unseen)};
  const bool wants_company = rng.below(4) > 0;
  for (int n = 0; n < 50 && (swap.one == swap.other || (wants_company && !swap.same_company())); ++n)
    swap.other = any_of(unseen);
  return swap;
}

template <class S>
MaybeFinding unseen_cards_do_not_matter(const typename S::Rules& rules, std::uint64_t seed, int swaps, int& compared) {
  const Record<S> record = record_match<S>(rules, seed);
  Rng rng(seed);
  Nonsense nonsense(seed);
  for (int n = 0; n < swaps; ++n)
    for (const Viewer viewer : viewers_of(S::seats(rules))) {
      const Swap swap = pick_swap(rules, record, viewer, rng);
      if (swap.one == swap.other) continue;
      if (auto finding = compare_worlds(rules, record, viewer, swap, nonsense, compared)) return finding;
    }
  return std::nullopt;
}

}  // namespace bell::exam
