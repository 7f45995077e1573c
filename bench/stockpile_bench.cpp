// Benchmarks of Stockpile's single functions: the base game, and everything at once.
#include <benchmark/benchmark.h>

#include "engine/stockpile/rules.h"
#include "lab/playout.h"
#include "rulebook/rulebook.h"

namespace bell {
namespace {

using stockpile::Stockpile;

// `everything` is 1 for all modules with all investors and strategy cards.
stockpile::Rules rules_for(std::int64_t seats, std::int64_t everything) {
  Setup setup{"stockpile", static_cast<int>(seats), {}, {}, {}};
  if (everything != 0) {
    setup.modules = {"bonds",          "commodities_taxes", "forecast_dice", "first_player_card",
                     "advanced_board", "investors",         "strategy_cards"};
    setup.options = {{"investors", "base+cc+ii+promo"}, {"promo_strategies", "yes"}};
  }
  return *Stockpile::compose(setup, std::get<stockpile::Components>(*rulebook::printed(setup)));
}

// A match in its third round, at a player's turn.
stockpile::State middle_of(const stockpile::Rules& rules) {
  stockpile::State state = Stockpile::initial(rules);
  lab::play_on<Stockpile>(rules, state, SeededDealer(1), lab::Anything<Stockpile>(1),
                          [&state](const Action&) { return state.board.round < 3 || state.cursor().turn.is_chance(); },
                          {});
  return state;
}

void stockpile_playout_per_node(benchmark::State& run) {
  const stockpile::Rules rules = rules_for(run.range(0), run.range(1));
  std::uint64_t seed = 0;
  std::int64_t nodes = 0;
  for (auto _ : run) {
    stockpile::State state = Stockpile::initial(rules);
    ++seed;
    nodes += static_cast<std::int64_t>(lab::play_on<Stockpile>(rules, state, SeededDealer(seed),
                                                               lab::Anything<Stockpile>(seed),
                                                               [](const Action&) { return true; }, {})
                                           .all());
    benchmark::DoNotOptimize(state);
  }
  run.SetItemsProcessed(nodes);
}
BENCHMARK(stockpile_playout_per_node)->ArgsProduct({{2, 3, 4, 5}, {0, 1}});

void stockpile_legal_list(benchmark::State& run) {
  const stockpile::Rules rules = rules_for(4, run.range(0));
  const stockpile::State state = middle_of(rules);
  for (auto _ : run) {
    ActionList list;
    legal<Stockpile>(rules, state, state.cursor().turn.first(), list);
    benchmark::DoNotOptimize(list);
  }
}
BENCHMARK(stockpile_legal_list)->DenseRange(0, 1);

void stockpile_project_view(benchmark::State& run) {
  const stockpile::Rules rules = rules_for(4, 1);
  const stockpile::State state = middle_of(rules);
  for (auto _ : run) benchmark::DoNotOptimize(Stockpile::project(rules, state, viewer_of(seat_at(1))));
}
BENCHMARK(stockpile_project_view);

void stockpile_state_hash(benchmark::State& run) {
  const stockpile::State state = middle_of(rules_for(4, 1));
  for (auto _ : run) benchmark::DoNotOptimize(hash_of(state));
}
BENCHMARK(stockpile_state_hash);

}  // namespace
}  // namespace bell
