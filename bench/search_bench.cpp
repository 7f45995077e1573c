// Benchmarks of the bots' search: iterations per second on one thread, from the first decision of a middle round with
// four players.
#include <benchmark/benchmark.h>

#include "bots/evaluate.h"
#include "engine/stockpile/rules.h"
#include "engine/stonks/rules.h"
#include "engine/wall_street_1920/rules.h"
#include "lab/playout.h"
#include "rulebook/rulebook.h"

namespace bell {
namespace {

template <Title T>
void search(benchmark::State& run, const char* title, std::uint8_t round) {
  const Setup setup{title, 4, {}, {}, {}};
  const auto rules = *T::compose(setup, std::get<typename T::Components>(*rulebook::printed(setup)));
  std::vector<typename T::Event> told;
  typename T::State state = T::initial(rules, Narrator(told));
  lab::play_on<T>(
      rules, state, SeededDealer(1), lab::Anything<T>(1),
      [&](const Action&) { return state.board.round < round || state.cursor().turn.is_chance(); }, Narrator(told));
  const Seat seat = state.cursor().turn.first();
  ActionList list;
  legal<T>(rules, state, seat, list);
  const typename T::View view = T::project(rules, state, viewer_of(seat));
  std::vector<typename T::SeenEvent> memory;
  for (const typename T::Event& event : told) memory.push_back(T::project(event, viewer_of(seat)));
  const bots::Sight<T> sight{rules, view, memory, {list.begin(), list.end()}, seat};
  constexpr std::uint32_t kIterations = 10'000;
  Rng rng(1);
  for (auto _ : run) benchmark::DoNotOptimize(bots::evaluate<T>(sight, {.iterations = kIterations}, rng));
  run.SetItemsProcessed(static_cast<std::int64_t>(run.iterations()) * kIterations);
}
void search_stonks(benchmark::State& run) { search<stonks::Stonks>(run, "stonks", 2); }
BENCHMARK(search_stonks);

void search_stockpile(benchmark::State& run) { search<stockpile::Stockpile>(run, "stockpile", 2); }
BENCHMARK(search_stockpile);

void search_wall_street_1920(benchmark::State& run) {
  search<wall_street_1920::WallStreet1920>(run, "wall-street-1920", 8);
}
BENCHMARK(search_wall_street_1920);

}  // namespace
}  // namespace bell
