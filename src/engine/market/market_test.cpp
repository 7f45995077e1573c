// Tests of what several titles share.
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "engine/market/choose_together.h"
#include "engine/market/leaders.h"
#include "engine/market/price_track.h"
#include "kernel/cursor.h"

namespace bell::market {
namespace {

SeatMask mask_of(std::initializer_list<int> seats) {
  SeatMask mask;
  for (const int seat : seats) mask.add(seat_at(seat));
  return mask;
}

TEST(Leaders, AreThoseNobodyBeats) {
  const std::array points{3, 7, 5, 7};
  const auto by_points = [&](Seat one, Seat other) {
    return points[static_cast<std::size_t>(index(one))] <=> points[static_cast<std::size_t>(index(other))];
  };
  EXPECT_EQ(leaders(seats_of(4), by_points), mask_of({1, 3}));
  EXPECT_EQ(leaders(mask_of({0, 2}), by_points), mask_of({2}));
  EXPECT_TRUE(leaders({}, by_points).is_empty());
}

struct Table {
  Cursor now;
  Cursor& cursor() { return now; }
};
struct Context {
  Table state;
};

TEST(ChooseTogether, WaitsForThoseWhoHaveNotChosenAndRevealsNothing) {
  Context ctx;
  const auto progress =
      choose_together(ctx, mask_of({0, 1, 3}), [](Seat seat) { return seat == seat_at(1); }, [](Seat) { FAIL(); });
  EXPECT_EQ(progress, Progress::stay);
  EXPECT_EQ(ctx.state.now.turn.seats(), mask_of({0, 3}));
}

TEST(ChooseTogether, RevealsAllInTheOrderOfSeatsWhenAllHaveChosen) {
  Context ctx;
  std::vector<Seat> revealed;
  const auto progress =
      choose_together(ctx, mask_of({3, 0}), [](Seat) { return true; }, [&](Seat seat) { revealed.push_back(seat); });
  EXPECT_EQ(progress, Progress::done);
  EXPECT_EQ(revealed, (std::vector<Seat>{seat_at(0), seat_at(3)}));
}

TEST(PriceTrack, EndsWhereItsSpacesEnd) {
  constexpr PriceTrack kTrack(8);
  EXPECT_TRUE(kTrack.has(0) && kTrack.has(7));
  EXPECT_FALSE(kTrack.has(-1) || kTrack.has(8));
  EXPECT_TRUE(kTrack.is_end(0) && kTrack.is_end(7));
  EXPECT_FALSE(kTrack.is_end(6));
}

TEST(PriceTrack, LosesWhatLeadsPastAnEnd) {
  constexpr PriceTrack kTrack(8);
  EXPECT_EQ(kTrack.along(3, 2), 5);
  EXPECT_EQ(kTrack.along(6, 2), 7);
  EXPECT_EQ(kTrack.along(1, -2), 0);
}

}  // namespace
}  // namespace bell::market
