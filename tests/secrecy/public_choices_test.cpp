// Tests that a seat said to have public choices has the same ones in every world consistent with public knowledge. So a
// table may act for a seat that has one such choice without revealing anything.
#include <gtest/gtest.h>

#include "exam/setups.h"
#include "exam/walk.h"

namespace bell::exam {
namespace {

struct Seen {
  int compared = 0;  // seats with public choices, each in several worlds
  int forced = 0;    // with one choice only
};

template <class T>
void compare_worlds(const Walk<Subject<T>>& walk, Seat seat, Rng& rng, Seen& seen) {
  constexpr int kWorlds = 3;
  constexpr Viewer kPublic = Viewer::spectator;
  const std::vector<Action> list = choices<Subject<T>>(walk.rules(), walk.state(), seat);
  const auto memory = walk.memory_of(kPublic);
  const typename T::View view = T::project(walk.rules(), walk.state(), kPublic);
  for (int world = 0; world < kWorlds; ++world) {
    const typename T::State guess = T::imagine(walk.rules(), view, memory, rng);
    ASSERT_TRUE(choices_are_public<T>(walk.rules(), guess, seat)) << walk.where();
    ASSERT_EQ(choices<Subject<T>>(walk.rules(), guess, seat), list) << "seat " << index(seat) << walk.where();
  }
  ++seen.compared;
  seen.forced += list.size() == 1 ? 1 : 0;
}

template <class T>
Seen look_at_matches(std::size_t stride) {
  Seen seen;
  const std::vector<Setup> setups = setups_of<T>();
  for (std::size_t at = 0; at < setups.size(); at += stride) {
    const typename T::Rules rules = rules_for<T>(setups[at]);
    Rng rng(at);
    for (Walk<Subject<T>> walk(rules, at + 1); !walk.is_over(); walk.apply(walk.pick()))
      for (const Seat seat : walk.turn().seats())
        if (choices_are_public<T>(rules, walk.state(), seat)) compare_worlds<T>(walk, seat, rng, seen);
  }
  return seen;
}

TEST(PublicChoices, AreTheSameInEveryWorldOfStonks) {
  const Seen seen = look_at_matches<stonks::Stonks>(1);
  EXPECT_GT(seen.compared, 300);
  EXPECT_GT(seen.forced, 0);
}

TEST(PublicChoices, AreTheSameInEveryWorldOfStockpile) {
  const Seen seen = look_at_matches<stockpile::Stockpile>(3);
  EXPECT_GT(seen.compared, 300);
  EXPECT_GT(seen.forced, 50);
}

TEST(PublicChoices, AreTheSameInEveryWorldOf1920WallStreet) { look_at_matches<wall_street_1920::WallStreet1920>(2); }

}  // namespace
}  // namespace bell::exam
