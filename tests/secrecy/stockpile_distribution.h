// Guesses against brute force: every deal of a small box is played along with a match, as long as the viewer could not
// tell it from the true one. What is left, weighted by how many deals lead there, is what guesses must be drawn from.
#pragma once

#include <map>

#include "engine/stockpile/rules.h"
#include "exam/resampling.h"
#include "exam/walk.h"
#include "secrecy/chi_square.h"
#include "view/stockpile/actions.h"

namespace bell::exam::stockpile_game {

using namespace stockpile;

// Three players, two rounds, few cards of each company, and prices that split soon.
inline Rules rules_of_a_small_box() {
  const Setup setup{"stockpile", 3, {}, {}, {}};
  auto printed = std::get<Components>(*rulebook::printed(setup));
  printed.rounds[3] = 2;
  printed.market_deck = {3, 3, 3, 3, 3, 3, 1, 0, 0, 2, 2};
  for (Ladder& ladder : printed.standard) ladder.start = 8;
  return *Stockpile::compose(setup, printed);
}

struct World {
  State state;
  double deals = 0;
};
using Worlds = std::map<std::uint64_t, World>;

// What a guess is about: portfolios and stockpiles. Insider pairs are dealt apart, and what others know is not judged.
inline std::uint64_t cards_of(const State& state) { return combine(hash_of(state.regular), hash_of(state.laid)); }

template <class S>
class AllDeals {
 public:
  AllDeals(const Rules& rules, Viewer viewer) : rules_(rules), viewer_(viewer) {
    const State start = S::initial(rules);
    worlds_[hash_of(start)] = {start, 1};
  }

  // Precondition: `told` and `now` are what came of `act` in the true match.
  void follow(const Action& act, std::span<const Event> told, const State& now) {
    const View seen = S::project(rules_, now, viewer_);
    Worlds next;
    for (const auto& [hash, world] : worlds_) {
      if (!is_chance(act)) {
        go(world, substituted(act, world.state), world.deals, told, seen, next);
        continue;
      }
      ChanceList luck;
      S::chances(rules_, world.state, luck);
      for (const Weighted& stroke : luck)
        if (is_hidden_deal(act) || stroke.action == act)
          go(world, stroke.action, world.deals * stroke.weight, told, seen, next);
    }
    worlds_ = std::move(next);
  }
  std::size_t size() const { return worlds_.size(); }

  std::map<std::uint64_t, double> odds() const {
    std::map<std::uint64_t, double> sum;
    for (const auto& [hash, world] : worlds_) sum[cards_of(world.state)] += world.deals;
    return sum;
  }

 private:
  bool is_viewer(Seat seat) const { return is_seat(viewer_) && seat_of(viewer_) == seat; }
  bool is_hidden_deal(const Action& act) const {
    return (verb_of(act) == Verb::deal_market || verb_of(act) == Verb::give_share) && !is_viewer(seat_in(act));
  }
  Action substituted(Action act, const State& world) const {
    if (verb_of(act) == Verb::place_face_down && !is_viewer(act.by) && world.hands[act.by].size() == 1)
      act.args[0] = static_cast<std::uint8_t>(world.hands[act.by][0].truth());
    return act;
  }

  void go(const World& from, const Action& act, double deals, std::span<const Event> told, const View& seen,
          Worlds& next) {
    if (S::refuse(rules_, from.state, act).is_refused()) return;
    State state = from.state;
    heard_.clear();
    S::apply(rules_, state, act, typename S::Tell(heard_));
    if (heard_.size() != told.size()) return;
    for (std::size_t at = 0; at < told.size(); ++at)
      if (!same_bytes(S::project(heard_[at], viewer_), S::project(told[at], viewer_))) return;
    if (!same_bytes(S::project(rules_, state, viewer_), seen)) return;
    for (PerSeat<Shares>& known : state.known) known = {};  // of no account here, and fewer worlds without
    for (const Seat seat : seats_of(rules_.seats))
      if (is_viewer(seat)) state.known[seat] = from_view(seen);
    World& world = next[hash_of(state)];
    world.state = state;
    world.deals += deals;
  }
  PerSeat<Shares> from_view(const View& seen) const {
    PerSeat<Shares> known = seen.regular;
    known[seat_of(viewer_)] = {};
    return known;
  }

  const Rules& rules_;
  Viewer viewer_;
  Worlds worlds_;
  std::vector<Event> heard_{};
};

// All hands are placed: everything unseen lies in portfolios, on stockpiles or in the deck.
inline bool is_settled(const State& now) {
  return now.board.round > 0 && now.kept == PerSeat<PerSeat<ActionCards>>{} &&
         std::all_of(now.hands.begin(), now.hands.end(), [](const auto& hand) { return hand.is_empty(); });
}

template <class S>
MaybeFinding judge_guesses(const Walk<S>& walk, Viewer viewer, const AllDeals<S>& deals, Rng& rng) {
  const std::map<std::uint64_t, double> odds = deals.odds();
  std::map<std::uint64_t, int> drawn;
  const View view = S::project(walk.rules(), walk.state(), viewer);
  const auto memory = walk.memory_of(viewer);
  const std::string who = " for " + name_of(viewer) + walk.where();
  if (!odds.contains(cards_of(walk.state()))) return found("distribution", "the truth is not possible" + who);
  for (std::size_t n = 0; n < 400 + 10 * odds.size(); ++n) {
    const std::uint64_t cards = cards_of(S::imagine(walk.rules(), view, memory, rng));
    if (!odds.contains(cards)) return found("distribution", "an impossible world is imagined" + who);
    ++drawn[cards];
  }
  std::vector<int> counts;
  std::vector<double> weights;
  for (const auto& [cards, weight] : odds) {
    counts.push_back(drawn[cards]);
    weights.push_back(weight);
  }
  return is_fair(counts, weights) ? MaybeFinding{} : found("distribution", "some worlds are imagined too often" + who);
}

// Follows one match as long as there are few enough worlds; judges every `stride`-th settled node.
template <class S>
MaybeFinding judge_match(const Rules& rules, std::uint64_t seed, Viewer viewer, std::size_t stride, int& judged) {
  constexpr std::size_t kMost = 2500;
  Walk<S> walk(rules, seed);
  AllDeals<S> deals(rules, viewer);
  Rng rng(seed);
  std::size_t settled = 0;
  while (!walk.is_over() && deals.size() <= kMost) {
    const std::size_t before = walk.told().size();
    const Action act = walk.pick();
    walk.apply(act);
    deals.follow(act, std::span(walk.told()).subspan(before), walk.state());
    if (!is_settled(walk.state()) || settled++ % stride != 0 || deals.size() > kMost) continue;
    ++judged;
    if (auto finding = judge_guesses(walk, viewer, deals, rng)) return finding;
  }
  return std::nullopt;
}

}  // namespace bell::exam::stockpile_game
