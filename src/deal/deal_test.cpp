// Checks the vectors of docs/fair-deal.md: every other verifier must get the same.
#include "deal/deal.h"

#include <gtest/gtest.h>

namespace bell::deal {
namespace {

constexpr std::string_view kTable = "AAAAAAAAAAAAAAAAAAAAAA";

Bytes32 counting() {
  Bytes32 bytes;
  for (std::size_t at = 0; at < bytes.size(); ++at) bytes[at] = static_cast<std::uint8_t>(at);
  return bytes;
}
Bytes32 all(std::uint8_t byte) {
  Bytes32 bytes;
  bytes.fill(byte);
  return bytes;
}
Bytes32 vector_key() {
  const Setup setup{.title = "stonks", .seats = 3, .modules = {"moderate"}, .options = {{"rounds", "3"}}};
  Nonces nonces;
  nonces[seat_at(0)] = all(0x11);
  nonces[seat_at(2)] = all(0x22);
  return key(counting(), kTable, hash(order_text(setup)), nonces);
}

TEST(Deal, IsAsTheDocumentSays) {
  EXPECT_EQ(hex(commitment(kTable, counting())), "7a7dd58b123184c7c4ddbaff5423dca071488044b201a54e760c0c561341f108");
  EXPECT_EQ(hex(hash("title stonks\nplayers 3\nmodule moderate\noption rounds=3\n")),
            "01f3f82a18808947de4648b7d86d2ab3c8545e518bda5cdbe51ba6910b9c6ff6");
  EXPECT_EQ(hex(hash(all(0x11))), "02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc");
  const Bytes32 made = vector_key();
  EXPECT_EQ(hex(made), "a9e41bb244c66a1d1fdd7e7305f3a41aa63022fb36388b6f4c0b511a1cfe5739");
  EXPECT_EQ(word(made, "deal", 1, 7, 0), 0x32fe691fU);
  EXPECT_EQ(word(made, "deal", 1, 7, 7), 0x37e75206U);
  EXPECT_EQ(word(made, "deal", 1, 7, 8), 0x396da62bU);
  EXPECT_EQ(draw(made, "deal", 1, 7, 52), 10U);
  EXPECT_EQ(draw(made, "deal", 1, 8, 51), 25U);
  EXPECT_EQ(draw(made, "remove_company", 0, 0, 6), 4U);
  EXPECT_EQ(draw(made, "deal", 2, 0, 3'000'000'000U), 1'015'622'978U);
}

TEST(Deal, TheDealerGoesByTheStepsName) {
  const KeyedDealer dealer(vector_key(), [](std::uint16_t step) { return step == 5 ? "deal" : "other"; });
  EXPECT_EQ(dealer.draw({.purpose = 5, .round = 1, .position = 7}, 52), 10U);
}

TEST(Deal, HexIsReadStrictly) {
  EXPECT_EQ(from_hex(hex(counting())), counting());
  EXPECT_FALSE(from_hex(std::string(63, 'a')));
  EXPECT_FALSE(from_hex(std::string(64, 'A')));
  EXPECT_FALSE(from_hex(std::string(64, 'g')));
}

TEST(Deal, EveryNumberIsAsLikelyAsTheOthers) {
  constexpr std::uint32_t kBelow = 7;
  constexpr int kDraws = 70'000;
  std::array<int, kBelow> counts{};
  for (std::uint32_t at = 0; at < kDraws; ++at) ++counts[draw(counting(), "deal", 1, at, kBelow)];
  double chi = 0;
  for (const int count : counts) chi += (count - 10'000.0) * (count - 10'000.0) / 10'000.0;
  EXPECT_LT(chi, 22.5);  // 6 degrees of freedom: exceeded once in a thousand; the numbers here are fixed
}

}  // namespace
}  // namespace bell::deal
