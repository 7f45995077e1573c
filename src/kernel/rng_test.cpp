// Tests the generators against published vectors: a changed bit here would change every recorded simulation.
#include "kernel/rng.h"

#include <gtest/gtest.h>

#include <array>

namespace bell {
namespace {

TEST(Rng, SplitMixGivesThePublishedStream) {
  SplitMix words(1234567);
  for (const std::uint64_t expected : {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
                                       4593380528125082431ULL, 16408922859458223821ULL})
    EXPECT_EQ(words.next(), expected);
}

TEST(Rng, XoshiroGivesThePublishedStream) {
  Rng rng(std::array<std::uint64_t, 4>{1, 2, 3, 4});
  for (const std::uint64_t expected :
       {11520ULL, 0ULL, 1509978240ULL, 1215971899390074240ULL, 1216172134540287360ULL, 607988272756665600ULL,
        16172922978634559625ULL, 8476171486693032832ULL, 10595114339597558777ULL, 2904607092377533576ULL})
    EXPECT_EQ(rng.next(), expected);
}

TEST(Rng, PhiloxGivesThePublishedBlocks) {
  using Block = Philox::Block;
  EXPECT_EQ(Philox::at({0, 0}, {0, 0, 0, 0}), (Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  EXPECT_EQ(Philox::at({0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}),
            (Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(Philox::at({0xa4093822, 0x299f31d0}, {0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}),
            (Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

// Words that the multiplication would favour are drawn again: for n = 3 that is only the word 0.
TEST(Rng, DrawBelowRejectsTheUnfairWord) {
  const std::array<std::uint32_t, 2> words{0U, 0xFFFFFFFFU};
  std::size_t used = 0;
  EXPECT_EQ(draw_below(3, [&] { return words[used++]; }), 2U);
  EXPECT_EQ(used, 2U);
}

TEST(Rng, DrawBelowReachesEveryResultAboutEquallyOften) {
  Rng rng(7);
  std::array<int, 13> seen{};
  for (int i = 0; i < 130000; ++i) ++seen[rng.below(13)];
  for (const int count : seen) EXPECT_NEAR(count, 10000, 500);
}

}  // namespace
}  // namespace bell
