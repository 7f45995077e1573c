// A progress bar on stderr with an estimate of the remaining time; silent if stderr is not a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace bell::cli {

class ProgressBar {
 public:
  explicit ProgressBar(std::uint64_t total);
  ~ProgressBar();  // erases the bar
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // Call it with the amount done; empty if stderr is not a terminal. Must not outlive the bar.
  std::function<void(std::uint64_t)> listener();
  // The same for a job that reports a fraction from 0 to 1; the bar's total is kParts then.
  static constexpr std::uint64_t kParts = 10'000;
  std::function<void(double)> share_listener();

 private:
  void draw(std::uint64_t done);
  std::uint64_t total_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::string shown_;
};

}  // namespace bell::cli
