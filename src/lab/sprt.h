// A sequential test: play continues until it is clear which of two claims about an entrant's Elo fits better.
#pragma once

#include <optional>

#include "lab/statistics.h"

namespace bell::lab {

// Claims about the Elo of the first entrant over the second. Precondition: elo0 < elo1.
struct Claims {
  int elo0 = 0, elo1 = 50;
};

enum class Verdict { undecided, h0, h1 };

// The probability of accepting one claim when the other is true.
inline constexpr double kErrorRate = 0.05;

// The current result of the test.
struct SprtReport {
  Claims claims;
  double llr = 0;  // the log-likelihood ratio in favour of the second claim
  double low = 0, high = 0;
  Verdict verdict = Verdict::undecided;
};

// Tests the shares of victory in independent deals, taken as normal with unknown variance (the generalized test): llr =
// n / 2 · log((v + (mean - m0)²) / (v + (mean - m1)²)), where m0 and m1 are the shares the claims expect and v is the
// observed variance. Two deals are added, one won and one lost, so that a few deals which happen to be alike prove
// nothing; before the tenth deal there is no verdict.
SprtReport judge_claims(const Claims& claims, const Sample& shares, SeatsHeld holding);

}  // namespace bell::lab
