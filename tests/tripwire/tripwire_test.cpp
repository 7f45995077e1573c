// Tests that whole matches allocate nothing: listing, judging, drawing, applying, projecting and imagining.
#include <gtest/gtest.h>

#include "bots/evaluate.h"
#include "exam/setups.h"
#include "exam/walk.h"
#include "lab/playout.h"
#include "tripwire/counting_new.h"

namespace bell::exam {
namespace {

using stockpile::Stockpile;
using stonks::Stonks;
using wall_street_1920::WallStreet1920;

TEST(Tripwire, Counts) {
  const std::uint64_t before = tripwire::allocations();
  const auto number = std::make_unique<int>(1);
  EXPECT_GT(tripwire::allocations(), before) << *number;
}

template <Title T>
void expect_lean_playouts() {
  for (const bell::Setup& setup : setups_of<T>()) {
    const auto rules = rules_for<T>(setup);
    const std::uint64_t before = tripwire::allocations();
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      typename T::State state = T::initial(rules);
      lab::play_on<T>(rules, state, SeededDealer(seed), lab::Anything<T>(seed), [](const Action&) { return true; }, {});
    }
    EXPECT_EQ(tripwire::allocations(), before) << describe(setup);
  }
}

TEST(Tripwire, APlayoutAllocatesNothing) { expect_lean_playouts<Stonks>(); }
TEST(Tripwire, APlayoutOfWallStreet1920AllocatesNothing) { expect_lean_playouts<WallStreet1920>(); }
TEST(Tripwire, APlayoutOfStockpileAllocatesNothing) { expect_lean_playouts<Stockpile>(); }

// At each node, as each viewer. Does not use Walk, because that keeps a record.
template <Title T>
void expect_lean_views() {
  for (const bell::Setup& setup : setups_of<T>()) {
    const auto rules = rules_for<T>(setup);
    Walk<Subject<T>> walk(rules, 3);
    Rng rng(3);
    std::uint64_t spent = 0;
    for (; !walk.is_over(); walk.apply(walk.pick())) {
      if (walk.done().size() % 7 != 0) continue;
      for (const Viewer viewer : viewers_of(setup.seats)) {
        const auto memory = walk.memory_of(viewer);
        const std::uint64_t before = tripwire::allocations();
        const typename T::View view = T::project(rules, walk.state(), viewer);
        const typename T::State guess = T::imagine(rules, view, memory, rng);
        (void)refuse<T>(rules, guess, std::bit_cast<Action>(rng.next()));
        (void)T::broken_invariant(rules, guess);
        (void)hash_of(guess);
        spent += tripwire::allocations() - before;
      }
    }
    EXPECT_EQ(spent, 0U) << describe(setup);
  }
}

TEST(Tripwire, LookingJudgingAndGuessingAllocateNothing) { expect_lean_views<Stonks>(); }
TEST(Tripwire, LookingAtWallStreet1920AllocatesNothing) { expect_lean_views<WallStreet1920>(); }
TEST(Tripwire, LookingAtStockpileAllocatesNothing) { expect_lean_views<Stockpile>(); }

// A search allocates a few lists at its beginning and its end, however long it is. The first one reserves memory for
// all.
template <Title T>
void expect_lean_search(std::uint64_t seed, std::size_t node) {
  const auto rules = rules_for<T>(setups_of<T>().back());
  Walk<Subject<T>> walk(rules, seed);
  while (walk.done().size() < node || walk.turn().is_chance()) walk.apply(walk.pick());
  const Seat seat = walk.turn().first();
  const auto memory = walk.memory_of(viewer_of(seat));
  const typename T::View view = T::project(rules, walk.state(), viewer_of(seat));
  const std::vector<Action> legal = choices<Subject<T>>(rules, walk.state(), seat);
  const auto cost_of = [&](std::uint32_t iterations) {
    Rng rng(seed);
    const std::uint64_t before = tripwire::allocations();
    bots::evaluate<T>({rules, view, memory, legal, seat}, {.iterations = iterations}, rng);
    return tripwire::allocations() - before;
  };
  cost_of(1000);
  EXPECT_EQ(cost_of(1000), cost_of(10));
}

TEST(Tripwire, AnIterationOfASearchAllocatesNothing) { expect_lean_search<Stonks>(4, 120); }
TEST(Tripwire, AnIterationInWallStreet1920AllocatesNothing) { expect_lean_search<WallStreet1920>(4, 120); }

}  // namespace
}  // namespace bell::exam
