// Tests that the invariants of Stonks notice a card too many or too few.
#include <gtest/gtest.h>

#include "exam/setups.h"
#include "exam/walk.h"

namespace bell::exam {
namespace {

TEST(StonksInvariants, FindACardThatIsThereTwiceOrNotAtAll) {
  using stonks::Stonks;
  constexpr const char* kTruth = "card_in_one_place";
  const stonks::Rules rules = rules_for<Stonks>({"stonks", 4, {}, {}, {}});
  Walk<Subject<Stonks>> walk(rules, 1);
  while (walk.state().board.tricks_left == 0 || walk.turn().is_chance()) walk.apply(walk.pick());
  ASSERT_EQ(Stonks::broken_invariant(rules, walk.state()), nullptr);
  const stonks::Card held = walk.state().hands[seat_at(0)].truth().nth(0);

  stonks::State twice = walk.state();
  twice.board.discard.add(held);
  EXPECT_STREQ(Stonks::broken_invariant(rules, twice), kTruth);
  stonks::State missing = walk.state();
  missing.hands[seat_at(0)].truth().remove(held);
  EXPECT_STREQ(Stonks::broken_invariant(rules, missing), kTruth);
}

}  // namespace
}  // namespace bell::exam
