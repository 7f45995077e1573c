// Whole matches without one allocation: listing, judging, drawing, applying, projecting and imagining.
#include <gtest/gtest.h>

#include "exam/setups.h"
#include "exam/walk.h"
#include "lab/playout.h"
#include "tripwire/counting_new.h"

namespace bell::exam {
namespace {

using stonks::Stonks;

TEST(Tripwire, Counts) {
  const std::uint64_t before = tripwire::allocations();
  const auto number = std::make_unique<int>(1);
  EXPECT_GT(tripwire::allocations(), before) << *number;
}

TEST(Tripwire, APlayoutAllocatesNothing) {
  for (const bell::Setup& setup : setups_of<Stonks>()) {
    const auto rules = rules_for<Stonks>(setup);
    const std::uint64_t before = tripwire::allocations();
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      stonks::State state = Stonks::initial(rules);
      lab::play_on<Stonks>(rules, state, Dealer(seed), lab::Anything<Stonks>(seed), [](const Action&) { return true; },
                           {});
    }
    EXPECT_EQ(tripwire::allocations(), before) << describe(setup);
  }
}

// At each node, as each viewer. The match itself is walked by hand, since a walk keeps a record.
TEST(Tripwire, LookingJudgingAndGuessingAllocateNothing) {
  for (const bell::Setup& setup : setups_of<Stonks>()) {
    const auto rules = rules_for<Stonks>(setup);
    Walk<Subject<Stonks>> walk(rules, 3);
    Rng rng(3);
    std::uint64_t spent = 0;
    for (; !walk.is_over(); walk.apply(walk.pick())) {
      if (walk.done().size() % 7 != 0) continue;
      for (const Viewer viewer : viewers_of(setup.seats)) {
        const auto memory = walk.memory_of(viewer);
        const std::uint64_t before = tripwire::allocations();
        const stonks::View view = Stonks::project(rules, walk.state(), viewer);
        const stonks::State guess = Stonks::imagine(rules, view, memory, rng);
        (void)refuse<Stonks>(rules, guess, std::bit_cast<Action>(rng.next()));
        (void)Stonks::broken_invariant(rules, guess);
        (void)hash_of(guess);
        spent += tripwire::allocations() - before;
      }
    }
    EXPECT_EQ(spent, 0U) << describe(setup);
  }
}

}  // namespace
}  // namespace bell::exam
