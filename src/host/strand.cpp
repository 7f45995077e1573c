// At most one run() is under way or posted.
#include "host/strand.h"

#include <utility>

namespace bell::host {

bool Strand::add(Task task) {
  const std::lock_guard held(lock_);
  if (is_closed_) return false;
  waiting_.push_back(std::move(task));
  return !std::exchange(is_running_, true);
}

void Strand::post(Task task) {
  if (add(std::move(task))) workers_.post([self = shared_from_this()] { self->run(); });
}

void Strand::dispatch(Task task) {
  const auto self = shared_from_this();
  if (add(std::move(task))) run();
}

void Strand::close() {
  std::vector<Task>
      forgotten;  // these may own the last reference to something that posts: not destroyed under the lock
  const std::lock_guard held(lock_);
  is_closed_ = true;
  forgotten.swap(waiting_);
}

void Strand::run() {
  for (int n = 0; n < kMostInARow; ++n) {
    Task task;
    {
      const std::lock_guard held(lock_);
      if (waiting_.empty()) {
        is_running_ = false;
        return;
      }
      task = std::move(waiting_.front());
      waiting_.erase(waiting_.begin());
    }
    task();
  }
  workers_.post([self = shared_from_this()] { self->run(); });
}

}  // namespace bell::host
