// Collects durations and gives their percentiles.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <vector>

namespace bell::load {

class Latencies {
 public:
  void add(std::chrono::steady_clock::duration took) {
    micros_.push_back(static_cast<std::uint32_t>(std::chrono::duration_cast<std::chrono::microseconds>(took).count()));
  }
  // The milliseconds that `share` of them did not exceed; 0 if there are none.
  double percentile(double share) {
    if (micros_.empty()) return 0;
    const auto at = static_cast<std::size_t>(share * static_cast<double>(micros_.size() - 1));
    std::nth_element(micros_.begin(), micros_.begin() + static_cast<std::ptrdiff_t>(at), micros_.end());
    return micros_[at] / 1000.0;
  }
  std::size_t count() const { return micros_.size(); }

 private:
  std::vector<std::uint32_t> micros_;
};

}  // namespace bell::load
