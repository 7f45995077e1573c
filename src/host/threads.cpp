// A queue with a lock: the work itself is what costs.
#include "host/threads.h"

#include <utility>

namespace bell::host {

Pool::Pool(int threads) {
  for (int n = 0; n < threads; ++n) threads_.emplace_back([this] { work(); });
}

Pool::~Pool() {
  {
    const std::lock_guard held(lock_);
    is_ending_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Pool::post(Task task) {
  {
    const std::lock_guard held(lock_);
    waiting_.push_back(std::move(task));
  }
  changed_.notify_one();
}

void Pool::work() {
  for (;;) {
    std::unique_lock held(lock_);
    changed_.wait(held, [this] { return is_ending_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    const Task task = std::move(waiting_.front());
    waiting_.pop_front();
    held.unlock();
    task();
  }
}

SystemTime::SystemTime() : thread_([this] { wait(); }) {}

SystemTime::~SystemTime() { close(); }

void SystemTime::close() {
  decltype(waiting_)
      forgotten;  // these may own the last reference to something that sets a timer: not destroyed under the lock
  {
    const std::lock_guard held(lock_);
    is_ending_ = true;
    forgotten.swap(waiting_);
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

Timestamp SystemTime::now() const {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return {std::chrono::duration_cast<std::chrono::milliseconds>(since).count()};
}

void SystemTime::after(std::chrono::milliseconds wait, Task task) {
  bool is_next = false;
  {
    const std::lock_guard held(lock_);
    if (is_ending_) return;
    const auto added = waiting_.emplace(std::chrono::steady_clock::now() + wait, std::move(task));
    is_next = added == waiting_.begin();
  }
  if (is_next) changed_.notify_one();
}

void SystemTime::wait() {
  std::unique_lock held(lock_);
  while (!is_ending_) {
    if (waiting_.empty()) {
      changed_.wait(held);
      continue;
    }
    const auto first = waiting_.begin();
    if (first->first > std::chrono::steady_clock::now()) {
      changed_.wait_until(held, std::chrono::steady_clock::time_point(first->first));
      continue;
    }
    const Task task = std::move(first->second);
    waiting_.erase(first);
    held.unlock();
    task();
    held.lock();
  }
}

}  // namespace bell::host
