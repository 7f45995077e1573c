// Tests of rate limits and counts.
#include "server/quota.h"

#include <gtest/gtest.h>

namespace bell::server {
namespace {

using namespace std::chrono_literals;

const Clock::time_point kStart{1h};

TEST(Quota, SoManyAtOnceAndThenEvenly) {
  Allowance allowance(5, 10s);
  for (int n = 0; n < 5; ++n) EXPECT_TRUE(allowance.take(kStart)) << n;
  EXPECT_FALSE(allowance.take(kStart));
  EXPECT_EQ(allowance.wait(kStart), 2000ms);
  EXPECT_FALSE(allowance.take(kStart + 1999ms));
  EXPECT_TRUE(allowance.take(kStart + 2s));
  EXPECT_FALSE(allowance.take(kStart + 2s));
  for (int n = 0; n < 5; ++n) EXPECT_TRUE(allowance.take(kStart + 1h)) << "who was quiet has all of it again";
  EXPECT_FALSE(allowance.take(kStart + 1h));
}

TEST(Quota, CallersDoNotPayForEachOther) {
  Allowances allowances(1, 60s);
  EXPECT_TRUE(allowances.take("ann", kStart));
  EXPECT_FALSE(allowances.take("ann", kStart));
  EXPECT_TRUE(allowances.take("ben", kStart));
  allowances.give_back("ann");
  EXPECT_TRUE(allowances.take("ann", kStart));
}

TEST(Quota, AFloodOfCallersIsForgotten) {
  Allowances allowances(1, 1s);
  for (int n = 0; n < 100'000; ++n) allowances.take(std::to_string(n), kStart + n * 1ms);
  EXPECT_LT(allowances.size(), 5000u);
}

TEST(Quota, WhatWasOpenedIsForgottenInTime) {
  Openings opened(24h);
  opened.add("ann", "one", kStart);
  opened.add("ann", "two", kStart + 1h);
  EXPECT_EQ(opened.of("ann", kStart + 2h), (std::vector<std::string>{"one", "two"}));
  EXPECT_EQ(opened.of("ann", kStart + 24h), (std::vector<std::string>{"two"}));
  opened.forget("ann", "one");
  opened.forget("ann", "two");
  EXPECT_EQ(opened.callers(), 0u);
  for (int n = 0; n < 100'000; ++n) opened.add(std::to_string(n), "table", kStart + n * 1min);
  EXPECT_LT(opened.callers(), 5000u);
}

TEST(Quota, WhatIsHeldIsGivenBack) {
  Holdings holdings;
  {
    EXPECT_TRUE(holdings.take("ann", 2));
    const Held one(holdings, "ann");
    EXPECT_TRUE(holdings.take("ann", 2));
    Held two(holdings, "ann");
    EXPECT_FALSE(holdings.take("ann", 2));
    EXPECT_TRUE(holdings.take("ben", 2));
    const Held moved = std::move(two);
    EXPECT_EQ(holdings.held("ann"), 2u);
  }
  EXPECT_EQ(holdings.held("ann"), 0u);
  EXPECT_EQ(holdings.held("ben"), 1u);
}

}  // namespace
}  // namespace bell::server
