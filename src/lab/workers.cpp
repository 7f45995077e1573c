// Threads take blocks of game numbers in ascending order until there are none left or a game failed.
#include "lab/workers.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace bell::lab {
namespace {

class Shift {
 public:
  Shift(std::uint64_t games, int threads, const PlayGame& play, const Stop& stop)
      : games_(games), block_(block_for(games, static_cast<std::uint64_t>(threads))), play_(play), stop_(stop) {}

  // Blocks handed out before a failing one are finished, so the lowest failure does not depend on timing.
  void work(const Progress& progress) {
    Tally mine;
    while (!failed_ && !is_stopped()) {
      const std::uint64_t first = next_.fetch_add(block_);
      if (first >= games_) break;
      const std::uint64_t end = std::min(games_, first + block_);
      if (!play_block(first, end, mine)) break;
      done_ += end - first;
      if (progress) progress(done_);
    }
    const std::lock_guard lock(mutex_);
    sum_.add(mine);
  }

  Outcome<Tally, Failure> result() const {
    if (failed_) return failure_;
    return sum_;
  }

 private:
  // Few games may be long ones: then blocks are small, so that every thread gets some and progress is visible.
  static std::uint64_t block_for(std::uint64_t games, std::uint64_t threads) {
    return std::clamp<std::uint64_t>(games / (threads * 64), 1, 64);
  }

  bool is_stopped() const { return stop_ && stop_(); }

  bool play_block(std::uint64_t first, std::uint64_t end, Tally& mine) {
    for (std::uint64_t game = first; game < end && !is_stopped(); ++game) {
      const auto problem = play_(game, mine);
      if (!problem) continue;
      const std::lock_guard lock(mutex_);
      if (!failed_ || game < failure_.game) failure_ = {game, *problem};
      failed_ = true;
      return false;
    }
    return true;
  }

  const std::uint64_t games_;
  const std::uint64_t block_;
  const PlayGame& play_;
  const Stop& stop_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<bool> failed_ = false;
  std::mutex mutex_;  // guards what follows
  Tally sum_;
  Failure failure_;
};

}  // namespace

Outcome<Tally, Failure> play_all(std::uint64_t games, int threads, const PlayGame& play, const Watch& watch) {
  Shift shift(games, threads, play, watch.stop);
  std::vector<std::jthread> others;
  for (int n = 1; n < threads; ++n) others.emplace_back([&shift] { shift.work({}); });
  shift.work(watch.progress);  // only the calling thread reports
  others.clear();              // joins
  return shift.result();
}

}  // namespace bell::lab
