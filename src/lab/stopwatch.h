// Timing that a noisy machine spoils least: a steady clock, a barrier against the optimiser, the median of runs.
#pragma once

#include <algorithm>
#include <chrono>
#include <span>
#include <vector>

namespace bell::lab {

class Stopwatch {
 public:
  double ns() const {
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// The compiler must believe that somebody reads what lies here.
inline void keep(const void* here) { asm volatile("" : : "r"(here) : "memory"); }

// Precondition: not empty.
inline double median(std::span<const double> runs) {
  std::vector<double> sorted(runs.begin(), runs.end());
  std::sort(sorted.begin(), sorted.end());
  return sorted[sorted.size() / 2];
}

// One run of the yardstick's loop; yardstick_ns() is the median of several.
double yardstick_run_ns();

}  // namespace bell::lab
