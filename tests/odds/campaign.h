// How much is tested: a little in every test run, more with BELL_ODDS=20 (`./dev odds`).
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>

#include "odds/ledger.h"

namespace bell::exam::odds {

// Multiplies the usual number of matches.
inline int matches(int usual) {
  const char* times = std::getenv("BELL_ODDS");
  return usual * (times == nullptr ? 1 : std::max(1, std::atoi(times)));
}

// A bias is found with half as many matches.
constexpr int kHalf = 2;

// Every kind was tested often enough.
inline void expect_judged(const Ledger& ledger, const std::vector<std::string>& kinds) {
  constexpr int kEnough = 30;
  for (const std::string& kind : kinds) EXPECT_GE(ledger.positions(kind), kEnough) << kind;
}

// And none was biased.
inline void expect_fair(const Ledger& ledger, const std::vector<std::string>& kinds) {
  ledger.print();
  for (const std::string& kind : ledger.kinds()) EXPECT_EQ(ledger.objection(kind), "");
  expect_judged(ledger, kinds);
}

// Of biased guesses, every kind was found biased.
inline void expect_caught(const Ledger& ledger, const std::vector<std::string>& kinds) {
  for (const std::string& kind : kinds) EXPECT_NE(ledger.objection(kind), "") << kind << " was not caught";
}

}  // namespace bell::exam::odds
