// Tests that the dealer is exact, repeatable, and independent of the order of draws.
#include "kernel/seeded_dealer.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace bell {
namespace {

TEST(SeededDealer, ASeedAndAKeyAlwaysGiveTheSameDraw) {
  const SeededDealer first(7);
  const SeededDealer second(7);
  (void)second.draw({.purpose = 9, .round = 9, .position = 9}, 52);  // an earlier draw changes nothing
  for (std::uint32_t position = 0; position < 100; ++position)
    EXPECT_EQ(first.draw({.purpose = 5, .round = 1, .position = position}, 65),
              second.draw({.purpose = 5, .round = 1, .position = position}, 65));
}

// The published outputs of Philox4x32-10 fix the dealer's stream for ever.
TEST(SeededDealer, DrawsFromThePublishedGenerator) {
  EXPECT_EQ(Philox::at({0, 0}, {0, 0, 0, 0}), (Philox::Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  EXPECT_EQ(Philox::at({0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}),
            (Philox::Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(Philox::at({0xa4093822, 0x299f31d0}, {0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}),
            (Philox::Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
  EXPECT_EQ(SeededDealer(0).draw({}, 0x80000000U), 0x6627e8d5U >> 1);
}

TEST(SeededDealer, EveryPartOfTheKeyAndTheSeedCounts) {
  constexpr std::uint32_t kMany = 0xFFFFFFFF;
  const std::set<std::uint32_t> draws{
      SeededDealer(1).draw({}, kMany),           SeededDealer(2).draw({}, kMany),
      SeededDealer(1ULL << 32).draw({}, kMany),  SeededDealer(1).draw({.purpose = 1}, kMany),
      SeededDealer(1).draw({.round = 1}, kMany), SeededDealer(1).draw({.position = 1}, kMany),
  };
  EXPECT_EQ(draws.size(), 6U);
}

TEST(SeededDealer, NoNumberIsFavoured) {
  constexpr std::uint32_t kSides = 7;
  constexpr int kDraws = 70'000;
  std::array<int, kSides> seen{};
  const SeededDealer dealer(3);
  for (int n = 0; n < kDraws; ++n) ++seen[dealer.draw({.position = static_cast<std::uint32_t>(n)}, kSides)];
  double chi_square = 0;
  for (const int count : seen) {
    const double off = count - kDraws / double{kSides};
    chi_square += off * off / (kDraws / double{kSides});
  }
  EXPECT_LT(chi_square, 38.3);  // six degrees of freedom, probability one in a million
}

// If half of all words are rejected, a draw goes through several blocks and still ends below its bound.
TEST(SeededDealer, RejectedWordsAreDrawnAgain) {
  constexpr std::uint32_t kAwkward = 0x80000001U;
  for (std::uint32_t position = 0; position < 1000; ++position)
    ASSERT_LT(SeededDealer(11).draw({.position = position}, kAwkward), kAwkward);
}

TEST(SeededDealer, OneOutcomeNeedsNoLuck) { EXPECT_EQ(SeededDealer(5).draw({.purpose = 1}, 1), 0U); }

}  // namespace
}  // namespace bell
