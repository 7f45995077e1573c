// Writes one batch at a time.
#include "host/writer.h"

#include <algorithm>
#include <array>
#include <thread>
#include <utility>

namespace bell::host {
namespace {

// The write itself was not refused; the store was unavailable.
bool is_lost(const journal::Appended& appended) {
  constexpr std::array kAway{FaultCode::not_saved, FaultCode::save_unknown, FaultCode::unwritable,
                             FaultCode::unreadable};
  return appended.ending == journal::Appended::Ending::unknown &&
         std::ranges::find(kAway, appended.why.code) != kAway.end();
}

}  // namespace

Writer::Writer(Register& registry, Workers& archive, std::string node)
    : registry_(registry), archive_(archive), node_(std::move(node)) {}

void Writer::append(Append append, Ended ended) {
  {
    const std::lock_guard held(lock_);
    waiting_.push_back({std::move(append), std::move(ended)});
    if (is_writing_) return;
    is_writing_ = true;
  }
  archive_.post([self = shared_from_this()] { self->write_on(); });
}

// Goes on as long as something waits: handing the next batch to another thread would only wake one.
void Writer::write_on() {
  do std::this_thread::yield();  // on a busy machine: whoever is about to write comes along
  while (write_batch());
}

bool Writer::write_batch() {
  std::vector<Append> batch;
  std::vector<Ended> endings;
  {
    const std::lock_guard held(lock_);
    const std::size_t count = std::min(waiting_.size(), kMostABatch);
    for (std::size_t n = 0; n < count; ++n) {
      batch.push_back(std::move(waiting_.front().append));
      endings.push_back(std::move(waiting_.front().ended));
      waiting_.pop_front();
    }
    ++batches_;
  }
  const std::vector<journal::Appended> appended = registry_.append(batch, node_);
  if (seen_ && !appended.empty()) seen_(std::ranges::all_of(appended, is_lost) ? &appended.front().why : nullptr);
  for (std::size_t n = 0; n < endings.size(); ++n) endings[n](appended[n]);
  const std::lock_guard held(lock_);
  is_writing_ = !waiting_.empty();
  return is_writing_;
}

std::uint64_t Writer::batches() const {
  const std::lock_guard held(lock_);
  return batches_;
}

bool Writer::is_idle() const {
  const std::lock_guard held(lock_);
  return !is_writing_;
}

}  // namespace bell::host
