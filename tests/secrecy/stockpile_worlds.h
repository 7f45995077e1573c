// Two worlds of Stockpile that a viewer can't tell apart, played on side by side: they must look, sound, offer and
// refuse alike to that viewer until the rules show something in which they differ.
#pragma once

#include "engine/stockpile/pairs.h"
#include "exam/list_checks.h"
#include "exam/resampling.h"
#include "view/stockpile/actions.h"

namespace bell::exam::stockpile_game {

using namespace stockpile;

// Portfolios come into sight: who has none of the company is passed over.
inline bool shows_portfolio(const Event& event) {
  return event.what == Happening::cards_split || event.what == Happening::cards_lost ||
         event.what == Happening::portfolio_revealed;
}

// What the rules show here may differ between the worlds; from then on they are two different matches.
inline bool shows_something(const Event& a, const Event& b, Viewer viewer) {
  const auto kind_of = [](Card card) { return is_stock(card) ? 0 : is_action_card(card) ? 1 : 2; };
  const bool is_own = is_seat(viewer) && a.seat == seat_of(viewer);
  const auto is_open = [](const Event& event) { return event.card.seen_by(Viewer::spectator).is_known(); };
  if (shows_portfolio(a) || shows_portfolio(b)) return true;
  if (a.what != b.what) return false;
  if (a.what == Happening::card_taken)
    return is_own || is_fee(a.card.truth()) || kind_of(a.card.truth()) != kind_of(b.card.truth());
  if (a.what == Happening::looked_at_pair || a.what == Happening::looked_at_card) return is_own;
  if (a.what == Happening::placed) return is_open(a) || is_open(b) || a.pile != b.pile;  // a placement under way
  return a.what == Happening::pair_revealed || a.what == Happening::investor_revealed ||
         a.what == Happening::investor_put_up;
}

enum class Likeness : std::uint8_t { alike, parted, leaking };

template <class S>
class TwoWorlds {
 public:
  TwoWorlds(const Rules& rules, const State& here, const State& there, Viewer viewer)
      : rules_(rules), here_(here), there_(there), viewer_(viewer) {}

  // The same thing happens in both. What others do in secret is done there with what they have there.
  Likeness apply(const Action& act, Rng& rng, Nonsense& nonsense) {
    Action twin = act;
    if (!find_twin(twin, rng)) return Likeness::parted;
    told_here_.clear();
    told_there_.clear();
    S::apply(rules_, here_, act, typename S::Tell(told_here_));
    S::apply(rules_, there_, twin, typename S::Tell(told_there_));
    if (const Likeness heard = compare_facts(); heard != Likeness::alike) return heard;
    const View seen_here = S::project(rules_, here_, viewer_);
    const View seen_there = S::project(rules_, there_, viewer_);
    if (!same_bytes(seen_here, seen_there)) return leak("the views differ after " + S::notation(act));
    return is_seat(viewer_) ? compare_answers(nonsense) : Likeness::alike;
  }
  const std::string& why() const { return why_; }

 private:
  bool is_viewer(Seat seat) const { return is_seat(viewer_) && seat_of(viewer_) == seat; }

  // Luck and choices that the viewer can't see go another way there.
  bool is_hidden_luck(const Action& act) const {
    const Verb verb = verb_of(act);
    if (verb == Verb::deal_pair)
      return !is_public_pair(rules_, act.args[2]) && !is_viewer(owner_of_pair(rules_, act.args[2]));
    const bool is_dealt = verb == Verb::deal_market || verb == Verb::draw_commerce || verb == Verb::deal_strategy ||
                          verb == Verb::deal_investor || verb == Verb::give_share;
    return is_dealt && !is_viewer(seat_in(act));
  }
  bool is_hidden_choice(const Action& act) const {
    const Verb verb = verb_of(act);
    return !is_chance(act) && !is_viewer(act.by) &&
           (verb == Verb::keep_investor || verb == Verb::discard_strategy || verb == Verb::take_company ||
            verb == Verb::take_forecast || verb == Verb::place_face_up);
  }
  bool find_twin(Action& act, Rng& rng) const {
    if (is_hidden_luck(act)) {
      act = S::outcome(rules_, there_, rng.below(S::outcomes(rules_, there_)));
    } else if (is_hidden_choice(act)) {
      std::vector<Action> others = choices<S>(rules_, there_, act.by);
      std::erase_if(others, [&act](const Action& other) { return other.verb != act.verb; });
      if (others.empty()) return false;
      act = others[rng.below(static_cast<std::uint32_t>(others.size()))];
    } else if (verb_of(act) == Verb::place_face_down && !is_viewer(act.by) && there_.hands[act.by].size() == 1) {
      act.args[0] = static_cast<std::uint8_t>(there_.hands[act.by][0].truth());
    }
    return !S::refuse(rules_, there_, act).is_refused();
  }

  Likeness compare_facts() {
    const std::size_t both = std::min(told_here_.size(), told_there_.size());
    for (std::size_t at = 0; at < both; ++at) {
      if (same_bytes(S::project(told_here_[at], viewer_), S::project(told_there_[at], viewer_))) {
        if (shows_something(told_here_[at], told_there_[at], viewer_) && differ(told_here_[at], told_there_[at]))
          return Likeness::parted;
        continue;
      }
      return shows_something(told_here_[at], told_there_[at], viewer_)
                 ? Likeness::parted
                 : leak("a fact is told differently: number " + std::to_string(static_cast<int>(told_here_[at].what)));
    }
    if (told_here_.size() == told_there_.size()) return Likeness::alike;
    const auto& longer = told_here_.size() > both ? told_here_ : told_there_;
    return shows_portfolio(longer[both]) ? Likeness::parted : leak("not as many facts are told");
  }
  // Told alike, but not the same: a card of another kind went out of sight.
  static bool differ(const Event& a, const Event& b) { return a.card.truth() != b.card.truth(); }

  Likeness compare_answers(Nonsense& nonsense) {
    const Seat seat = seat_of(viewer_);
    if (choices<S>(rules_, here_, seat) != choices<S>(rules_, there_, seat)) return leak("the offered actions differ");
    for (int n = 0; n < 3; ++n) {
      Action act = nonsense.next(rules_.seats);
      act.by = seat;
      if (S::refuse(rules_, here_, act) != S::refuse(rules_, there_, act))
        return leak("an action is refused with other words");
    }
    return Likeness::alike;
  }
  Likeness leak(std::string why) {
    why_ = std::move(why);
    return Likeness::leaking;
  }

  const Rules& rules_;
  State here_, there_;
  Viewer viewer_;
  std::vector<Event> told_here_{}, told_there_{};
  std::string why_{};
};

// One match; at every `stride`-th node each viewer imagines another world, and both are played on for a while.
template <class S>
MaybeFinding unseen_things_do_not_matter(const Rules& rules, std::uint64_t seed, std::size_t stride, int& compared) {
  constexpr std::size_t kPlayedOn = 40;
  Walk<S> walk(rules, seed);
  while (!walk.is_over()) walk.apply(walk.pick());
  const std::vector<Action> match = walk.done();
  Walk<S> again(rules, seed);
  Rng rng(seed);
  Nonsense nonsense(seed);
  for (std::size_t at = 0; at < match.size(); again.apply(match[at++])) {
    nonsense.learn(match[at]);
    if (at % stride != 0) continue;
    for (const Viewer viewer : viewers_of(rules.seats)) {
      const View view = S::project(rules, again.state(), viewer);
      const State guess = S::imagine(rules, view, again.memory_of(viewer), rng);
      TwoWorlds<S> worlds(rules, again.state(), guess, viewer);
      for (std::size_t next = at; next < std::min(match.size(), at + kPlayedOn); ++next, ++compared) {
        const Likeness likeness = worlds.apply(match[next], rng, nonsense);
        if (likeness == Likeness::leaking)
          return found("interference", worlds.why() + " for " + name_of(viewer) + " at node " + std::to_string(next));
        if (likeness == Likeness::parted) break;
      }
    }
  }
  return std::nullopt;
}

}  // namespace bell::exam::stockpile_game
