// Tests of the small value types: lists that compare by bytes, sets of seats, turns, actions, hashes.
#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "kernel/action_list.h"
#include "kernel/fixed_vec.h"
#include "kernel/hash.h"
#include "kernel/quantity.h"
#include "kernel/refusal.h"
#include "kernel/turn.h"

namespace bell {
namespace {

template <class T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

TEST(FixedVec, AListThatShrankHasTheBytesOfOneThatNeverGrew) {
  FixedVec<std::uint8_t, 4> grown;
  for (const int item : {7, 8, 9}) grown.push_back(static_cast<std::uint8_t>(item));
  grown.erase(1);
  FixedVec<std::uint8_t, 4> plain;
  plain.push_back(7);
  plain.push_back(9);
  EXPECT_TRUE(same_bytes(grown, plain));
  grown.clear();
  EXPECT_TRUE(same_bytes(grown, FixedVec<std::uint8_t, 4>{}));
}

TEST(SeatMask, IteratesItsSeatsInAscendingOrder) {
  SeatMask mask;
  mask.add(seat_at(4));
  mask.add(seat_at(1));
  std::vector<int> seats;
  for (const Seat seat : mask) seats.push_back(index(seat));
  EXPECT_EQ(seats, (std::vector<int>{1, 4}));
  mask.remove(seat_at(1));
  EXPECT_EQ(mask, SeatMask::only(seat_at(4)));
}

TEST(Seat, TheNeighbourOfTheLastIsTheFirst) {
  EXPECT_EQ(next_seat(seat_at(2), 3), seat_at(0));
  EXPECT_EQ(next_seat(seat_at(1), 3), seat_at(2));
}

TEST(Turn, IsOverOnlyWhenNeitherSeatNorChanceActs) {
  EXPECT_TRUE(Turn::nobody().is_over());
  EXPECT_FALSE(Turn::chance().is_over());
  EXPECT_FALSE(Turn::of(seat_at(0)).is_over());
  EXPECT_TRUE(Turn::of(seats_of(3)).is_for(seat_at(2)));
  EXPECT_FALSE(Turn::of(seats_of(3)).is_for(seat_at(3)));
}

TEST(Action, OrdersByVerbThenActorThenArguments) {
  const Action low{1, seat_at(4), {9, 9}};
  const Action high{2, seat_at(0), {0, 0}};
  EXPECT_LT(low, high);
  EXPECT_LT((Action{1, seat_at(0), {9}}), low);
  EXPECT_LT((Action{1, seat_at(4), {9, 8}}), low);
  EXPECT_EQ(low, (Action{1, seat_at(4), {9, 9}}));
}

TEST(Hash, SeesEveryByteAndTheLength) {
  std::uint8_t bytes[21] = {};
  const std::uint64_t zero = hash_bytes(bytes, sizeof bytes);
  for (std::uint8_t& byte : bytes) {
    byte = 1;
    EXPECT_NE(hash_bytes(bytes, sizeof bytes), zero);
    byte = 0;
  }
  EXPECT_NE(hash_bytes(bytes, 20), zero);
}

TEST(Quantity, KeepsItsUnitInSumsAndProducts) {
  EXPECT_EQ(Money(3) + Money(4) * 2, Money(11));
  EXPECT_LT(Points(-1), Points(0));
}

TEST(Rule, IdsGoThereAndBack) {
  EXPECT_EQ(id_of(Rule::ST_TRK_3), "ST-TRK-3");
  EXPECT_EQ(rule_from("ST-TRK-3"), Rule::ST_TRK_3);
  EXPECT_EQ(rule_from("nonsense"), Rule::none);
}

}  // namespace
}  // namespace bell
