// Compares guesses with brute force: in positions with few unseen cards all possible worlds must come up equally often,
// and no others.
#pragma once

#include "exam/finding.h"
#include "exam/setups.h"
#include "secrecy/chi_square.h"
#include "secrecy/stonks_worlds.h"

namespace bell::exam {

struct Judged {
  int positions = 0;
  int narrowed = 0;  // positions in which the rules rule something out
};

template <class S>
MaybeFinding guesses_are_even(const Walk<S>& walk, Seat viewer, std::uint64_t seed, Judged& judged) {
  std::map<std::uint64_t, int> worlds = possible_worlds(walk, viewer);
  const std::string who = " for " + name_of(viewer_of(viewer)) + walk.where();
  if (!worlds.contains(hash_of(walk.state()))) return found("distribution", "the truth is not possible" + who);
  const typename S::View view = S::project(walk.rules(), walk.state(), viewer_of(viewer));
  const auto memory = walk.memory_of(viewer_of(viewer));
  Rng rng(seed);
  const std::size_t guesses = 200 + 12 * worlds.size();
  for (std::size_t n = 0; n < guesses; ++n) {
    const auto world = worlds.find(hash_of(S::imagine(walk.rules(), view, memory, rng)));
    if (world == worlds.end()) return found("distribution", "an impossible world is imagined" + who);
    ++world->second;
  }
  std::vector<int> counts;
  for (const auto& [hash, count] : worlds) counts.push_back(count);
  if (!is_even(counts)) return found("distribution", "some worlds are imagined too often" + who);
  const double all = arrangements(unseen_places(walk.state(), S::seats(walk.rules()), viewer));
  ++judged.positions;
  if (static_cast<double>(worlds.size()) < all) ++judged.narrowed;
  return std::nullopt;
}

// Three players with long hands leave three cards in the deck: few enough worlds to enumerate.
inline stonks::Rules rules_with_long_hands() {
  const Setup setup{"stonks", 3, {}, {{"rounds", "1"}}, {}};
  auto printed = std::get<stonks::Components>(*rulebook::printed(setup));
  printed.hand[3] = 13;
  return *stonks::Stonks::compose(setup, printed);
}

// Plays one match and tests two positions: the first one with few enough arrangements of cards, and the end.
template <class S>
MaybeFinding judge_match(const typename S::Rules& rules, std::uint64_t seed, double most, Judged& judged) {
  constexpr double kFewest = 12;
  Walk<S> walk(rules, seed);
  bool is_first = true;
  for (;;) {
    const Seat viewer = seat_at(static_cast<int>(walk.done().size() + seed) % S::seats(rules));
    const double count = arrangements(unseen_places(walk.state(), S::seats(rules), viewer));
    const bool is_late = walk.state().board.round == rules.rounds && walk.state().board.tricks_left < 3;
    if (is_late && count >= kFewest && count <= most && (is_first || walk.is_over())) {
      if (auto finding = guesses_are_even(walk, viewer, seed, judged)) return finding;
      is_first = false;
    }
    if (walk.is_over()) return std::nullopt;
    walk.apply(walk.pick());
  }
}

}  // namespace bell::exam
