// Timing that a noisy machine spoils least: the time of the own thread, a barrier against the optimiser, the median of
// runs.
#pragma once

#include <algorithm>
#include <ctime>
#include <span>
#include <vector>

namespace bell::lab {

// Counts what this thread worked, not what it waited for others.
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
