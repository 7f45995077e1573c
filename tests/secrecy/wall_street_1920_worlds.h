// Worlds of 1920 Wall Street that a viewer cannot tell apart: other backs of capital cards, another card offered or
// returned in secret. They must give the same views, facts and choices to everybody who does not know the difference.
#pragma once

#include "exam/finding.h"
#include "exam/walk.h"
#include "view/wall_street_1920/actions.h"

namespace bell::exam::wall_street {

using namespace wall_street_1920;

// What one viewer gets from an action in two worlds.
template <class S>
MaybeFinding sounds_alike(const Rules& rules, const State& a, const State& b, const std::vector<Event>& told_a,
                          const std::vector<Event>& told_b, Viewer viewer, const std::string& where) {
  const std::string who = " for " + name_of(viewer) + where;
  if (told_a.size() != told_b.size()) return found("interference", "not as many facts are told" + who);
  for (std::size_t at = 0; at < told_a.size(); ++at)
    if (!same_bytes(S::project(told_a[at], viewer), S::project(told_b[at], viewer)))
      return found("interference", "a fact is told differently" + who);
  if (!same_bytes(S::project(rules, a, viewer), S::project(rules, b, viewer)))
    return found("interference", "the views differ" + who);
  if (is_seat(viewer) && choices<S>(rules, a, seat_of(viewer)) != choices<S>(rules, b, seat_of(viewer)))
    return found("interference", "the offered actions differ" + who);
  return std::nullopt;
}

// The same match with two rivals' capital cards exchanged, up to its end, where they are revealed.
template <class S>
MaybeFinding backs_do_not_matter(const Rules& rules, std::uint64_t seed, Viewer viewer) {
  Walk<S> walk(rules, seed);
  State other = walk.state();
  const auto swapped = [&](Action act) {  // exchanges 1 and 2, unless the viewer has one of them
    if (verb_of(act) == Verb::deal_capital && act.args[0] <= 2)
      act.args[0] = static_cast<std::uint8_t>(3 - act.args[0]);
    return act;
  };
  while (!walk.is_over()) {
    const std::size_t before = walk.told().size();
    const Action act = walk.pick();
    const bool is_own = verb_of(act) == Verb::deal_capital && is_seat(viewer) && act.args[1] == index(seat_of(viewer));
    if (is_own && act.args[0] <= 2) return std::nullopt;
    std::vector<Event> told;
    S::apply(rules, other, swapped(act), typename S::Tell(told));
    walk.apply(act);
    if (walk.is_over()) return std::nullopt;
    const std::vector<Event> here(walk.told().begin() + static_cast<std::ptrdiff_t>(before), walk.told().end());
    if (auto finding = sounds_alike<S>(rules, walk.state(), other, here, told, viewer, walk.where())) return finding;
  }
  return std::nullopt;
}

// Wherever a seat offers or returns a share in secret, tries each alternative next to the truth.
template <class S>
MaybeFinding secret_choices_do_not_matter(const Rules& rules, std::uint64_t seed, int& compared) {
  Walk<S> walk(rules, seed);
  while (!walk.is_over()) {
    const Action act = walk.pick();
    const bool is_last_offer = verb_of(act) == Verb::offer && walk.turn().seats().size() == 1;
    const bool is_secret =
        (verb_of(act) == Verb::offer && !is_last_offer) || (verb_of(act) == Verb::give_back && is_share(card_in(act)));
    for (const Action& twin : is_secret ? choices<S>(rules, walk.state(), act.by) : std::vector<Action>{}) {
      if (twin == act || !is_share(card_in(twin))) continue;
      State a = walk.state();
      State b = walk.state();
      std::vector<Event> told_a;
      std::vector<Event> told_b;
      S::apply(rules, a, act, typename S::Tell(told_a));
      S::apply(rules, b, twin, typename S::Tell(told_b));
      for (const Viewer viewer : viewers_of(S::seats(rules))) {
        if (viewer == viewer_of(act.by)) continue;
        ++compared;
        if (auto finding = sounds_alike<S>(rules, a, b, told_a, told_b, viewer, walk.where())) return finding;
      }
    }
    walk.apply(act);
  }
  return std::nullopt;
}

}  // namespace bell::exam::wall_street
