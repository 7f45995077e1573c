// Prints the behaviour of every title as numbers, one line per setup. All compilers and builds must print the same. A
// separate program, so that a second compiler need not build the screens to be compared.
#include <charconv>
#include <cstdio>

#include "bots/choose.h"
#include "engine/every_title.h"
#include "exam/setups.h"
#include "exam/walk.h"

namespace bell::exam {
namespace {

// Searches use integers, so compilers cannot disagree about a choice.
template <class T>
std::uint64_t choices_at(const Walk<Subject<T>>& walk) {
  const Seat seat = walk.turn().first();
  const typename T::View view = T::project(walk.rules(), walk.state(), viewer_of(seat));
  const auto memory = walk.memory_of(viewer_of(seat));
  const std::vector<Action> legal = choices<Subject<T>>(walk.rules(), walk.state(), seat);
  const bots::Sight<T> sight{walk.rules(), view, memory, legal, seat};
  Rng rng(1);
  const Action by_count = bots::choose("clerk", sight, rng);
  return combine(by_count.bits(), bots::choose("broker:60", sight, rng).bits());
}

template <class T>
void print_searches(const Setup& setup) {
  constexpr std::size_t kEvery = 7;  // decisions between two searches, so that all parts of a match are covered
  const typename T::Rules rules = rules_for<T>(setup);
  std::uint64_t signature = 0;
  for (Walk<Subject<T>> walk(rules, 1); !walk.is_over(); walk.apply(walk.pick()))
    if (!walk.turn().is_chance() && walk.done().size() % kEvery == 0) signature = combine(signature, choices_at(walk));
  std::printf("%s searched %016llx\n", describe(setup).c_str(), static_cast<unsigned long long>(signature));
}

template <class T>
void print_matches(const Setup& setup, std::uint64_t games) {
  const typename T::Rules rules = rules_for<T>(setup);
  std::uint64_t signature = 0;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Walk<Subject<T>> walk(rules, seed);
    while (!walk.is_over()) walk.apply(walk.pick());
    for (const Action& action : walk.done()) signature = combine(signature, action.bits());
    signature = combine(signature, hash_of(walk.state()));
  }
  std::printf("%s %016llx\n", describe(setup).c_str(), static_cast<unsigned long long>(signature));
}

template <class T>
void print_title(std::uint64_t games) {
  const std::vector<Setup> setups = setups_of<T>();
  for (const Setup& setup : setups) print_matches<T>(setup, games);
  print_searches<T>(setups.front());
  print_searches<T>(setups.back());
}

}  // namespace
}  // namespace bell::exam

// signatures GAMES
int main(int count, char** words) {
  std::uint64_t games = 0;
  const std::string_view word = count == 2 ? words[1] : "";
  const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), games);
  if (fault != std::errc{} || end != word.data() + word.size() || games == 0) {
    std::fputs("usage: signatures GAMES\n", stderr);
    return 2;
  }
  bell::EveryEngine::for_each([games]<class T>() { bell::exam::print_title<T>(games); });
  return 0;
}
