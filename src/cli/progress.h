// A bar on stderr that shows how far a long job is; silent unless somebody watches.
#pragma once

#include <cstdint>
#include <functional>

namespace bell::cli {

class ProgressBar {
 public:
  explicit ProgressBar(std::uint64_t total);
  ~ProgressBar();  // wipes the bar
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // To be called with what is done; empty if stderr is no terminal. Must not outlive the bar.
  std::function<void(std::uint64_t)> listener();

 private:
  void draw(std::uint64_t done);
  std::uint64_t total_;
  int shown_percent_ = -1;
};

}  // namespace bell::cli
