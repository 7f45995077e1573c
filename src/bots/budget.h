// How long a bot may think about one decision.
#pragma once

#include <chrono>
#include <cstdint>

namespace bell::bots {

// Thinking ends at the first bound that is reached; at least one is set. With `iterations` alone the choice repeats
// exactly on any machine, for the same number of threads. With a time limit it depends on the machine's speed; the
// limit is kept to within a few iterations, far less than 50 ms.
struct Budget {
  std::uint32_t iterations = 0;        // 0: as many as the limit allows
  std::chrono::milliseconds limit{0};  // 0: none
  int threads = 1;                     // each grows its own tree; iterations are shared among them
  friend constexpr bool operator==(const Budget&, const Budget&) = default;
};

// How long people at a table are asked to wait.
inline constexpr std::chrono::milliseconds kPatience{1000};

// Starts when it is constructed.
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
