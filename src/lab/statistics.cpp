// Computes intervals that stay valid for few observations and at the ends of the scale.
#include "lab/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bell::lab {
namespace {

constexpr double kNormal = 1.959963984540054;  // the limit of Student's t for many observations
constexpr double kEloBase = 400;

constexpr std::array<double, 30> kStudent{
    12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139,
    2.200985,  2.178813, 2.160369, 2.144787, 2.131450, 2.119905, 2.109816, 2.100922, 2.093024, 2.085963,
    2.079614,  2.073873, 2.068658, 2.063899, 2.059539, 2.055529, 2.051831, 2.048407, 2.045230, 2.042272};

Interval wilson(double share, double trials, double z) {
  const double weight = 1 / (1 + z * z / trials);
  const double centre = weight * (share + z * z / (2 * trials));
  const double reach = weight * z * std::sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials));
  // At 0 and 1 the interval must end there exactly, which rounding would miss.
  return {share <= 0 ? 0 : std::max(0.0, centre - reach), share >= 1 ? 1 : std::min(1.0, centre + reach)};
}

}  // namespace

void Sample::add(double value) {
  ++count_;
  const double before = value - mean_;
  mean_ += before / static_cast<double>(count_);
  squares_ += before * (value - mean_);
}

double Sample::variance() const { return count_ < 2 ? 0 : squares_ / static_cast<double>(count_ - 1); }

double student_t(std::uint64_t freedom) {
  if (freedom <= kStudent.size()) return kStudent[freedom - 1];
  // Cornish and Fisher's expansion, accurate to five digits from here on.
  const double n = static_cast<double>(freedom);
  const double z = kNormal, z3 = z * z * z, z5 = z3 * z * z;
  return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n);
}

Interval mean_interval(const Sample& sample, Interval range) {
  if (sample.count() < 2) return range;
  const double reach =
      student_t(sample.count() - 1) * std::sqrt(sample.variance() / static_cast<double>(sample.count()));
  return {std::max(range.low, sample.mean() - reach), std::min(range.high, sample.mean() + reach)};
}

Interval share_interval(const Sample& sample) {
  if (sample.count() < 2) return {0, 1};
  const double share = std::clamp(sample.mean(), 0.0, 1.0);
  const double count = static_cast<double>(sample.count());
  const double spread = share * (1 - share);
  const double error = sample.variance() / count;
  const double trials = error > 0 && spread > 0 ? spread / error : count;
  return wilson(share, trials, student_t(sample.count() - 1));
}

std::optional<double> elo_of_share(double share, SeatsHeld holding) {
  if (holding.seats == holding.of) return 0;
  if (share <= 0 || share >= 1) return std::nullopt;
  return kEloBase * std::log10(share * (holding.of - holding.seats) / ((1 - share) * holding.seats));
}

double share_of_elo(double elo, SeatsHeld holding) {
  const double strength = std::pow(10, elo / kEloBase) * holding.seats;
  return strength / (strength + holding.of - holding.seats);
}

}  // namespace bell::lab
