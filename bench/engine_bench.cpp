// Benchmarks of the engine's single functions, for optimising them.
#include <benchmark/benchmark.h>

#include "engine/stonks/rules.h"
#include "lab/playout.h"
#include "rulebook/rulebook.h"

namespace bell {
namespace {

using stonks::Stonks;

stonks::Rules rules_for(int seats) {
  const Setup setup{"stonks", seats, {}, {}, {}};
  return *Stonks::compose(setup, std::get<stonks::Components>(*rulebook::printed(setup)));
}

// A match in the middle of its second round, at a player's turn, with the facts told in it.
struct Middle {
  explicit Middle(const stonks::Rules& rules) : state(Stonks::initial(rules, Narrator(told))) {
    lab::play_on<Stonks>(
        rules, state, SeededDealer(1), lab::Anything<Stonks>(1),
        [this](const Action&) {
          return state.board.round < 2 || state.board.tricks_left > 4 || state.cursor().turn.is_chance();
        },
        Narrator(told));
  }
  std::vector<stonks::SeenEvent> memory(Viewer viewer) const {
    std::vector<stonks::SeenEvent> seen;
    for (const stonks::Event& event : told) seen.push_back(Stonks::project(event, viewer));
    return seen;
  }
  std::vector<stonks::Event> told;
  stonks::State state;
};

void playout_per_node(benchmark::State& run) {
  const stonks::Rules rules = rules_for(static_cast<int>(run.range(0)));
  std::uint64_t seed = 0;
  std::int64_t nodes = 0;
  for (auto _ : run) {
    stonks::State state = Stonks::initial(rules);
    ++seed;
    nodes +=
        static_cast<std::int64_t>(lab::play_on<Stonks>(rules, state, SeededDealer(seed), lab::Anything<Stonks>(seed),
                                                       [](const Action&) { return true; }, {})
                                      .all());
    benchmark::DoNotOptimize(state);
  }
  run.SetItemsProcessed(nodes);
}
BENCHMARK(playout_per_node)->DenseRange(2, 5);

void legal_list(benchmark::State& run) {
  const stonks::Rules rules = rules_for(4);
  const Middle middle(rules);
  for (auto _ : run) {
    ActionList list;
    legal<Stonks>(rules, middle.state, middle.state.cursor().turn.first(), list);
    benchmark::DoNotOptimize(list);
  }
}
BENCHMARK(legal_list);

void state_copy(benchmark::State& run) {
  const Middle middle(rules_for(4));
  stonks::State copy;
  for (auto _ : run) {
    copy = middle.state;
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(state_copy);

void state_hash(benchmark::State& run) {
  const Middle middle(rules_for(4));
  for (auto _ : run) benchmark::DoNotOptimize(hash_of(middle.state));
}
BENCHMARK(state_hash);

void project_view(benchmark::State& run) {
  const stonks::Rules rules = rules_for(4);
  const Middle middle(rules);
  for (auto _ : run) benchmark::DoNotOptimize(Stonks::project(rules, middle.state, viewer_of(seat_at(1))));
}
BENCHMARK(project_view);

void imagine_world(benchmark::State& run) {
  const stonks::Rules rules = rules_for(4);
  const Middle middle(rules);
  const stonks::View view = Stonks::project(rules, middle.state, viewer_of(seat_at(1)));
  const auto memory = middle.memory(viewer_of(seat_at(1)));
  Rng rng(1);
  for (auto _ : run) benchmark::DoNotOptimize(Stonks::imagine(rules, view, memory, rng));
}
BENCHMARK(imagine_world);

void broken_invariant(benchmark::State& run) {
  const stonks::Rules rules = rules_for(4);
  const Middle middle(rules);
  for (auto _ : run) benchmark::DoNotOptimize(Stonks::broken_invariant(rules, middle.state));
}
BENCHMARK(broken_invariant);

}  // namespace
}  // namespace bell
