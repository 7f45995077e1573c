// Keeps the memory of frames that were sent. Frames are as large as pages and soon gone: without this they would be
// most of the allocator's work.
#include "host/empty_frame.h"

#include <mutex>
#include <utility>
#include <vector>

namespace bell::host {
namespace {

class SentFrames {
 public:
  std::unique_ptr<std::string> take() {
    const std::lock_guard held(lock_);
    if (kept_.empty()) return std::make_unique<std::string>();
    auto text = std::move(kept_.back());
    kept_.pop_back();
    return text;
  }
  void keep(std::unique_ptr<std::string> text) {
    if (text->capacity() > kLargest) return;
    text->clear();
    const std::lock_guard held(lock_);
    if (kept_.size() < kMost) kept_.push_back(std::move(text));
  }

 private:
  static constexpr std::size_t kMost = 64;
  static constexpr std::size_t kLargest = std::size_t{32} * 1024;  // bytes

  std::mutex lock_;
  std::vector<std::unique_ptr<std::string>> kept_;
};

// Lives as long as the process: frames may outlive everything else.
SentFrames& sent_frames() {
  static SentFrames& all = *new SentFrames;
  return all;
}

}  // namespace

std::shared_ptr<std::string> empty_frame() {
  return {sent_frames().take().release(),
          [](std::string* sent) { sent_frames().keep(std::unique_ptr<std::string>(sent)); }};
}

}  // namespace bell::host
