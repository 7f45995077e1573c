// How much a bot may think about one decision.
#pragma once

#include <chrono>
#include <cstdint>

namespace bell::bots {

// Thinking ends at whichever bound is met first; at least one is set. With `iterations` alone the choice repeats bit
// for bit, on any machine, for the same number of threads. With a limit it depends on how fast the machine is; it is
// kept to within a few iterations, far less than 50 ms.
struct Budget {
  std::uint32_t iterations = 0;        // 0: as many as the limit allows
  std::chrono::milliseconds limit{0};  // 0: none
  int threads = 1;                     // each grows a tree of its own; iterations are shared out among them
  friend constexpr bool operator==(const Budget&, const Budget&) = default;
};

// What a person at a table is asked to wait for.
inline constexpr std::chrono::milliseconds kPatience{1000};

// Runs from its construction.
class Clock {
 public:
  explicit Clock(const Budget& budget)
      : end_(budget.limit.count() == 0 ? TimePoint::max() : std::chrono::steady_clock::now() + budget.limit) {}
  bool is_over() const { return end_ != TimePoint::max() && std::chrono::steady_clock::now() >= end_; }

 private:
  using TimePoint = std::chrono::steady_clock::time_point;
  TimePoint end_;
};

}  // namespace bell::bots
