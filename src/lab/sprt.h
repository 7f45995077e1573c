// A sequential test: plays go on until it is clear enough which of two claims about an entrant's Elo fits better.
#pragma once

#include <optional>

#include "lab/statistics.h"

namespace bell::lab {

// Claims about the Elo of the first entrant over the second. Precondition: elo0 < elo1.
struct Claims {
  int elo0 = 0, elo1 = 50;
};

enum class Verdict { undecided, h0, h1 };

// Either claim is wrongly accepted this often when the other one holds.
inline constexpr double kErrorRate = 0.05;

// Where the test stands.
struct SprtReport {
  Claims claims;
  double llr = 0;  // the logarithm of how much better the second claim fits
  double low = 0, high = 0;
  Verdict verdict = Verdict::undecided;
};

// Of the shares of victory in independent deals, taken as normal with an unknown variance (the generalized test):
// llr = n / 2 · log((v + (mean - m0)²) / (v + (mean - m1)²)), where m0 and m1 are the shares the claims expect and v is
// the variance seen. It takes in two deals more, one won outright and one lost, so that a few deals which happen to be
// alike prove nothing; before the tenth deal there is no verdict.
SprtReport judge_claims(const Claims& claims, const Sample& shares, SeatsHeld holding);

}  // namespace bell::lab
