// Real threads and real time, for the server.
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include "host/workers.h"

namespace bell::host {

// `count` threads share the work.
class Pool final : public Workers {
 public:
  explicit Pool(int threads);
  ~Pool() override;  // posted work is finished first
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;
  void post(Task task) override;

 private:
  void work();
  std::mutex lock_;
  std::condition_variable changed_;
  std::deque<Task> waiting_;
  bool is_ending_ = false;
  std::vector<std::thread> threads_;
};

// The system's clock, and one thread for all timers.
class SystemTime final : public Time {
 public:
  SystemTime();
  ~SystemTime() override;
  SystemTime(const SystemTime&) = delete;
  SystemTime& operator=(const SystemTime&) = delete;
  Timestamp now() const override;
  void after(std::chrono::milliseconds wait, Task task) override;
  // Drops timers that are waiting and all later ones. now() still works.
  void close();

 private:
  void wait();
  std::mutex lock_;
  std::condition_variable changed_;
  std::multimap<std::chrono::steady_clock::time_point, Task> waiting_;
  bool is_ending_ = false;
  std::thread thread_;
};

}  // namespace bell::host
