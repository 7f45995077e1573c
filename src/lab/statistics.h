// Statistics over matches: means with 95 % intervals, and Elo from shares of victory. The only floating point about
// matches; nothing of it flows back into play.
#pragma once

#include <cstdint>
#include <optional>

namespace bell::lab {

struct Interval {
  double low = 0, high = 0;
};

// Independent observations, summed one by one (Welford), so the result depends on their order.
class Sample {
 public:
  void add(double value);
  std::uint64_t count() const { return count_; }
  double mean() const { return mean_; }
  double squares() const { return squares_; }  // sum of squared distances from the mean
  double variance() const;                     // of one observation, unbiased; 0 for fewer than two

 private:
  std::uint64_t count_ = 0;
  double mean_ = 0, squares_ = 0;
};

// Student's t for a two-sided 95 % interval. Precondition: freedom > 0.
double student_t(std::uint64_t freedom);

// For a mean whose observations are within `range`: mean ± t · standard error; the whole range for one observation.
Interval mean_interval(const Sample& sample, Interval range);

// For a share between 0 and 1: Wilson's interval with t in place of z and the number of independent yes-or-no trials
// that would have the sample's standard error, share · (1 - share) / error². If all observations are equal, each counts
// as one trial: a hundred wins in a hundred are no certainty.
Interval share_interval(const Sample& sample);

// The seats that one entrant holds, out of all at the table.
struct SeatsHeld {
  int seats = 1, of = 2;
};

// Elo of an entrant over the rest of the table. A seat of strength w wins w / (sum of all strengths); Elo is 400 ·
// log10 of the ratio to the others' mean strength. With the entrant's share q of all victories and k of n seats: 400 ·
// log10((q / k) / ((1 - q) / (n - k))), which for two players is the usual formula. Nothing if the share is 0 or 1,
// where Elo is unbounded; 0 for an entrant that holds every seat.
std::optional<double> elo_of_share(double share, SeatsHeld holding);
// The inverse: the share of victories expected for that Elo.
double share_of_elo(double elo, SeatsHeld holding);

}  // namespace bell::lab
