// Searches with one tree per thread and adds them in the order of threads, so that timing has no influence.
#include "bots/evaluate.h"

#include <algorithm>
#include <cassert>
#include <thread>

#include "bots/every_title.h"
#include "bots/search/search.h"
#include "engine/every_title.h"

namespace bell::bots {
namespace {

// A search with a time limit may run very long; beyond this its tree stops growing.
constexpr std::uint32_t kMostChoices = 1U << 18;

// Whether a search ends when its best choice is certain, or uses its whole budget.
enum class Until : std::uint8_t { certain, spent };
constexpr std::uint32_t kBetweenLooks = 32;  // iterations between checks

struct Sums {
  Action action;
  std::uint64_t share = 0, place = 0;
  std::uint32_t visits = 0;
};

// This thread's trees, kept for its next search.
std::vector<InformationSets>& trees(std::size_t count) {
  thread_local std::vector<InformationSets> kept;
  if (kept.size() < count) kept.resize(count);
  return kept;
}

// The n-th of `threads` equal parts; the first ones get the remainder.
std::uint32_t part(std::uint32_t iterations, std::uint32_t threads, std::uint32_t nth) {
  return iterations / threads + (nth < iterations % threads ? 1 : 0);
}

template <class T>
std::vector<Sums> grow(const Sight<T>& sight, InformationSets& tree, std::uint32_t iterations, Until until,
                       const Clock& clock, Rng rng) {
  tree.clear(iterations == 0 ? kMostChoices : std::min(iterations, kMostChoices));
  Search<T> search(sight, tree, rng);
  for (std::uint32_t done = 0; iterations == 0 || done < iterations; ++done) {
    search.iterate();
    if (clock.is_over()) break;
    if (until == Until::certain && done % kBetweenLooks == 0 && !search.is_open(iterations - done - 1)) break;
  }
  std::vector<Sums> sums;
  for (const Action& action : sight.legal) {
    const InformationSets::Branch* found = search.at_root(action);
    sums.push_back(found == nullptr ? Sums{action} : Sums{action, found->share, found->place, found->visits});
  }
  return sums;
}

template <class T>
std::vector<Sums> grow_all(const Sight<T>& sight, const Budget& budget, Until until, std::uint64_t seed) {
  const Clock clock(budget);
  const auto threads = static_cast<std::uint32_t>(std::max(1, budget.threads));
  if (threads > 1 || budget.iterations == 0)
    until = Until::spent;  // certainty would need the other trees, or the number of iterations
  std::vector<InformationSets>& mine = trees(threads);
  std::vector<std::vector<Sums>> grown(threads);
  const auto grow_nth = [&](std::uint32_t nth) {
    const std::uint32_t iterations = budget.iterations == 0 ? 0 : std::max(1U, part(budget.iterations, threads, nth));
    grown[nth] = grow<T>(sight, mine[nth], iterations, until, clock, Rng(combine(seed, nth)));
  };
  std::vector<std::jthread> others;
  for (std::uint32_t nth = 1; nth < threads; ++nth) others.emplace_back(grow_nth, nth);
  grow_nth(0);
  others.clear();  // joins
  std::vector<Sums> sums = std::move(grown.front());
  for (std::uint32_t nth = 1; nth < threads; ++nth)
    for (std::size_t at = 0; at < sums.size(); ++at) {
      sums[at].share += grown[nth][at].share;
      sums[at].place += grown[nth][at].place;
      sums[at].visits += grown[nth][at].visits;
    }
  return sums;
}

Evaluation evaluation_of(const Sums& sums, int seats) {
  if (sums.visits == 0) return {sums.action, 1.0 / seats, (seats + 1) / 2.0, 0};
  const double visits = sums.visits;
  return {sums.action, static_cast<double>(sums.share) / visits / kVictory,
          static_cast<double>(sums.place) / visits / kPlaceParts, sums.visits};
}

template <class T>
std::vector<Sums> best_first(const Sight<T>& sight, const Budget& budget, Until until, Rng& rng) {
  assert(!sight.legal.empty() && (budget.iterations > 0 || budget.limit.count() > 0));
  std::vector<Sums> sums = grow_all<T>(sight, budget, until, rng.next());
  std::stable_sort(sums.begin(), sums.end(), [](const Sums& a, const Sums& b) {
    return a.visits != b.visits ? a.visits > b.visits : a.share > b.share;
  });
  return sums;
}

}  // namespace

template <class T>
std::vector<Evaluation> evaluate(const Sight<T>& sight, const Budget& budget, Rng& rng) {
  std::vector<Evaluation> evaluations;
  for (const Sums& each : best_first<T>(sight, budget, Until::spent, rng))
    evaluations.push_back(evaluation_of(each, T::seats(sight.rules)));
  return evaluations;
}

template <class T>
Action decide(const Sight<T>& sight, const Budget& budget, Rng& rng) {
  return best_first<T>(sight, budget, Until::certain, rng).front().action;
}

namespace {

// Taking their addresses instantiates both functions for every title.
[[gnu::used]] constexpr auto kEvaluate = EveryEngine::tuple_of([]<class T>() { return &evaluate<T>; });
[[gnu::used]] constexpr auto kDecide = EveryEngine::tuple_of([]<class T>() { return &decide<T>; });

}  // namespace
}  // namespace bell::bots
