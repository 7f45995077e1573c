// The generalized sequential probability ratio test, with Wald's bounds.
#include "lab/sprt.h"

#include <cmath>

namespace bell::lab {
namespace {

constexpr std::uint64_t kFewestDeals = 10;

double log_likelihood_ratio(const Claims& claims, const Sample& shares, SeatsHeld holding) {
  if (shares.count() == 0) return 0;
  const double n = static_cast<double>(shares.count());
  const double mean = shares.mean();
  const double variance = (shares.squares() + mean * mean + (1 - mean) * (1 - mean)) / (n + 1);
  const double m0 = share_of_elo(claims.elo0, holding);
  const double m1 = share_of_elo(claims.elo1, holding);
  return n / 2 * std::log((variance + (mean - m0) * (mean - m0)) / (variance + (mean - m1) * (mean - m1)));
}

}  // namespace

SprtReport judge_claims(const Claims& claims, const Sample& shares, SeatsHeld holding) {
  SprtReport report;
  report.claims = claims;
  report.llr = log_likelihood_ratio(claims, shares, holding);
  report.high = std::log((1 - kErrorRate) / kErrorRate);
  report.low = -report.high;
  if (shares.count() < kFewestDeals) return report;
  if (report.llr >= report.high) report.verdict = Verdict::h1;
  if (report.llr <= report.low) report.verdict = Verdict::h0;
  return report;
}

}  // namespace bell::lab
