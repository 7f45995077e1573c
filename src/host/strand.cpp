// At most one run() is under way or posted.
#include "host/strand.h"

#include <utility>

namespace bell::host {

void Strand::post(Task task) {
  {
    const std::lock_guard held(lock_);
    if (is_closed_) return;
    waiting_.push_back(std::move(task));
    if (is_running_) return;
    is_running_ = true;
  }
  workers_.post([self = shared_from_this()] { self->run(); });
}

void Strand::close() {
  std::deque<Task> forgotten;  // these may hold the last hand on somebody who posts: not under the lock
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
      waiting_.pop_front();
    }
    task();
  }
  workers_.post([self = shared_from_this()] { self->run(); });
}

}  // namespace bell::host
