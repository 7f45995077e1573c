// Tests whether counts are uniform: Pearson's test at a probability of one in a million, so that it fails only for a
// reason.
#pragma once

#include <cmath>
#include <span>

namespace bell::exam {

// The bound that chi-square with this many degrees of freedom exceeds once in a million (Wilson and Hilferty).
inline double one_in_a_million(double freedom) {
  constexpr double kZ = 4.7534;
  const double spread = 2.0 / (9.0 * freedom);
  return freedom * std::pow(1.0 - spread + kZ * std::sqrt(spread), 3);
}

inline bool is_even(std::span<const int> counts) {
  if (counts.size() < 2) return true;
  double sum = 0;
  for (const int count : counts) sum += count;
  const double expected = sum / static_cast<double>(counts.size());
  double chi_square = 0;
  for (const int count : counts) chi_square += (count - expected) * (count - expected) / expected;
  return chi_square < one_in_a_million(static_cast<double>(counts.size()) - 1.0);
}

// Whether these counts agree with these odds. Rare outcomes are pooled.
inline bool is_fair(std::span<const int> counts, std::span<const double> odds) {
  constexpr double kFew = 8;
  double drawn = 0, all_odds = 0;
  for (const int count : counts) drawn += count;
  for (const double each : odds) all_odds += each;
  double chi_square = 0, cells = 0, rare_expected = 0, rare_count = 0;
  const auto judge = [&](double count, double expected) {
    chi_square += (count - expected) * (count - expected) / expected;
    ++cells;
  };
  for (std::size_t at = 0; at < counts.size(); ++at) {
    const double expected = drawn * odds[at] / all_odds;
    if (expected >= kFew) {
      judge(counts[at], expected);
      continue;
    }
    rare_expected += expected;
    rare_count += counts[at];
  }
  if (rare_expected >= kFew) judge(rare_count, rare_expected);
  return cells < 2 || chi_square < one_in_a_million(cells - 1.0);
}

}  // namespace bell::exam
