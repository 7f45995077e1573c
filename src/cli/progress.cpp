// Draws only when the percentage changes, so that the job is not slowed by the telling.
#include "cli/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "cli/console.h"

namespace bell::cli {
namespace {

constexpr int kWidth = 40;

}  // namespace

ProgressBar::ProgressBar(std::uint64_t total) : total_(std::max<std::uint64_t>(total, 1)) {}

ProgressBar::~ProgressBar() {
  if (shown_percent_ >= 0) std::fputs("\r\x1b[K", stderr);
}

std::function<void(std::uint64_t)> ProgressBar::listener() {
  if (!stderr_is_terminal()) return {};
  return [this](std::uint64_t done) { draw(done); };
}

void ProgressBar::draw(std::uint64_t done) {
  const int percent = static_cast<int>(std::min(done, total_) * 100 / total_);
  if (percent == shown_percent_) return;
  shown_percent_ = percent;
  const int filled = percent * kWidth / 100;
  const std::string bar = fmt::format("\r[{:#<{}}{:{}}] {:3}%", "", filled, "", kWidth - filled, percent);
  std::fputs(bar.c_str(), stderr);
  std::fflush(stderr);
}

}  // namespace bell::cli
