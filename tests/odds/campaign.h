// How much is judged: a little in every run of the tests, more with BELL_ODDS=20 (`./dev odds`).
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>

#include "odds/ledger.h"

namespace bell::exam::odds {

// So many times as many matches as usual.
inline int matches(int usual) {
  const char* times = std::getenv("BELL_ODDS");
  return usual * (times == nullptr ? 1 : std::max(1, std::atoi(times)));
}

// What leans is found out in half as many matches.
constexpr int kHalf = 2;

// Every kind was judged often enough.
inline void expect_judged(const Ledger& ledger, const std::vector<std::string>& kinds) {
  constexpr int kEnough = 30;
  for (const std::string& kind : kinds) EXPECT_GE(ledger.positions(kind), kEnough) << kind;
}

// And none was unfair.
inline void expect_fair(const Ledger& ledger, const std::vector<std::string>& kinds) {
  ledger.print();
  for (const std::string& kind : ledger.kinds()) EXPECT_EQ(ledger.objection(kind), "");
  expect_judged(ledger, kinds);
}

// Of guesses that lean to one side, every kind was found unfair.
inline void expect_caught(const Ledger& ledger, const std::vector<std::string>& kinds) {
  for (const std::string& kind : kinds) EXPECT_NE(ledger.objection(kind), "") << kind << " was not caught";
}

}  // namespace bell::exam::odds
