// Tests of sets of enumeration members, and of bags.
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "kernel/bag.h"
#include "kernel/enum_set.h"

namespace bell {
namespace {

enum class Letter : std::uint8_t { a = 0, b = 1, c = 2, d = 3, e = 4 };
using Letters = EnumSet<Letter, 5>;

TEST(EnumSet, IsAsSmallAsItsMembersAllow) {
  EXPECT_EQ(sizeof(EnumSet<Letter, 8>), 1U);
  EXPECT_EQ(sizeof(EnumSet<Letter, 9>), 2U);
  EXPECT_EQ(sizeof(EnumSet<Letter, 27>), 4U);
}

TEST(EnumSet, HoldsWhatWasAddedAndNotRemoved) {
  Letters set = Letters::only(Letter::d);
  set.add(Letter::b);
  EXPECT_TRUE(set.has(Letter::b) && set.has(Letter::d) && !set.has(Letter::a));
  EXPECT_EQ(set.size(), 2);
  EXPECT_EQ(set.lowest(), Letter::b);
  set.remove(Letter::b);
  EXPECT_EQ(set, Letters::only(Letter::d));
  set.clear();
  EXPECT_TRUE(set.is_empty());
}

TEST(EnumSet, GoesThroughItsMembersInAscendingOrder) {
  Letters set;
  for (const Letter each : {Letter::e, Letter::a, Letter::c}) set.add(each);
  std::vector<Letter> members;
  for (const Letter each : set) members.push_back(each);
  EXPECT_EQ(members, (std::vector{Letter::a, Letter::c, Letter::e}));
  for (int n = 0; n < set.size(); ++n) EXPECT_EQ(set.nth(n), members[static_cast<std::size_t>(n)]);
}

TEST(EnumSet, IsAllMembersTogetherWithTheOthers) {
  Letters set = Letters::first(2);
  EXPECT_EQ(set.others().bits(), 0b11100);
  for (const Letter each : set.others()) set.add(each);
  EXPECT_EQ(set, Letters::all());
  EXPECT_EQ((EnumSet<Letter, 32>::all().size()), 32);
}

// Few kinds are counted one by one and many by words: both must agree with a plain count.
template <int Kinds>
void expect_to_count_like_a_list() {
  using Things = Bag<Letter, 3, Kinds>;
  Things bag;
  std::vector<int> list;
  for (int place = 0; place < Kinds; ++place) {
    const int number = place % 4 == 1 ? 0 : place % 5;
    bag.add(Things::kind_at(place), number);
    list.insert(list.end(), static_cast<std::size_t>(number), 3 + place);
  }
  ASSERT_EQ(bag.size(), static_cast<int>(list.size()));
  for (int n = 0; n < bag.size(); ++n)
    EXPECT_EQ(static_cast<int>(bag.nth(n)), list[static_cast<std::size_t>(n)]) << n << " of " << Kinds << " kinds";
  std::vector<int> visited;
  bag.for_each([&](Letter kind, int count) {
    EXPECT_GT(count, 0);
    visited.insert(visited.end(), static_cast<std::size_t>(count), static_cast<int>(kind));
  });
  EXPECT_EQ(visited, list);
}

TEST(Bag, CountsLikeAListOfItsThings) {
  expect_to_count_like_a_list<7>();
  expect_to_count_like_a_list<11>();
  expect_to_count_like_a_list<16>();
  expect_to_count_like_a_list<26>();
  expect_to_count_like_a_list<52>();
}

TEST(Bag, TakesBackWhatWasPutIn) {
  Bag<Letter, 1, 3> bag = Bag<Letter, 1, 3>::of({2, 0, 1});
  EXPECT_TRUE(bag.has(Letter::b) && !bag.has(Letter::c));
  bag.remove(Letter::b);
  bag.add(Letter::c, 4);
  EXPECT_EQ(bag.counts(), (std::array<std::uint8_t, 3>{1, 4, 1}));
  EXPECT_TRUE((Bag<Letter, 1, 3>::is_kind(Letter::d)));
  EXPECT_FALSE((Bag<Letter, 1, 3>::is_kind(Letter::a) || Bag<Letter, 1, 3>::is_kind(Letter::e)));
}

}  // namespace
}  // namespace bell
