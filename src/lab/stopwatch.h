// Timing that is robust on a noisy machine: this thread's CPU time, a barrier against the optimiser, the median of
// several runs.
#pragma once

#include <algorithm>
#include <ctime>
#include <span>
#include <vector>

namespace bell::lab {

// Measures this thread's CPU time.
class Stopwatch {
 public:
  double ns() const { return now() - start_; }

 private:
  static double now() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
  }
  double start_ = now();
};

// Makes the compiler assume that this value is read.
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
