// Tests that players find what they need in a message, and that truncated messages do no harm.
#include "load/scan.h"

#include <gtest/gtest.h>

namespace bell::load {
namespace {

constexpr std::string_view kUpdate =
    R"({"is":"update","change":12,"view":{"turn":{"decision":99},"say":"\"turn\":{,]}","x":[1,[2,{"over":1}]]},)"
    R"("told":[],"turn":{"seats":[1],"decision":7},"choices":[{"text":"a, \\","action":"bid 2"},{"action":"pass"}],)"
    R"("vote":null,"over":null})";

TEST(Scan, AnUpdateSaysWhatAPlayerNeeds) {
  const Seen seen = read_update(kUpdate);
  EXPECT_EQ(seen.change, 12U);
  EXPECT_EQ(seen.decision, 7U);
  EXPECT_FALSE(seen.is_over);
  const auto choices = elements(seen.choices);
  ASSERT_EQ(choices.size(), 2U);
  EXPECT_EQ(unquoted(field(choices[0], "action")), "bid 2");
  EXPECT_EQ(unquoted(field(choices[1], "action")), "pass");
}

TEST(Scan, WhoIsNotAskedHasNoDecision) {
  EXPECT_EQ(read_update(R"({"change":3,"turn":{"decision":null},"choices":[],"over":{"why":"played"}})").decision, 0U);
  EXPECT_TRUE(read_update(R"({"change":3,"turn":{"decision":null},"choices":[],"over":{"why":"played"}})").is_over);
  EXPECT_TRUE(elements("[]").empty());
}

TEST(Scan, TornTextEndsTheScan) {
  for (std::size_t length = 0; length < kUpdate.size(); ++length) {
    const Seen seen = read_update(kUpdate.substr(0, length));
    EXPECT_LE(elements(seen.choices).size(), 3U);
  }
}

}  // namespace
}  // namespace bell::load
