// Draws only when the line changes, so that reporting does not slow the job.
#include "cli/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "cli/console.h"
#include "cli/language.h"

namespace bell::cli {
namespace {

constexpr int kWidth = 40;

// "0:42", "12:05", "3:00:10".
std::string clock_text(std::chrono::seconds time) {
  const auto seconds = time.count();
  if (seconds >= 3600) return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
  return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

}  // namespace

ProgressBar::ProgressBar(std::uint64_t total) : total_(std::max<std::uint64_t>(total, 1)) {}

ProgressBar::~ProgressBar() {
  if (!shown_.empty()) std::fputs("\r\x1b[K", stderr);
}

std::function<void(std::uint64_t)> ProgressBar::listener() {
  if (!can_draw_on_stderr()) return {};
  return [this](std::uint64_t done) { draw(done); };
}

std::function<void(double)> ProgressBar::share_listener() {
  const auto draw = listener();
  if (!draw) return {};
  return [draw](double done) { draw(static_cast<std::uint64_t>(done * static_cast<double>(kParts))); };
}

void ProgressBar::draw(std::uint64_t done) {
  done = std::clamp<std::uint64_t>(done, 1, total_);
  const auto passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_);
  const auto left = std::chrono::ceil<std::chrono::seconds>(
      passed * (static_cast<double>(total_ - done) / static_cast<double>(done)));
  const int percent = static_cast<int>(done * 100 / total_);
  const int filled = percent * kWidth / 100;
  std::string line = fmt::format("\r[{:#<{}}{:{}}] {:3}%  {}\x1b[K", "", filled, "", kWidth - filled, percent,
                                 say("time_left", {{"time", clock_text(left)}}));
  if (line == shown_) return;
  shown_ = std::move(line);
  std::fputs(shown_.c_str(), stderr);
  std::fflush(stderr);
}

}  // namespace bell::cli
