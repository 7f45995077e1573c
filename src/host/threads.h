// Real threads and real time, for a house that people visit.
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include "host/workers.h"

namespace bell::host {

// So many threads share the work.
class Pool final : public Workers {
 public:
  explicit Pool(int threads);
  ~Pool() override;  // what was posted is finished
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

// The system's clock, and one thread for everything that waits for a time.
class SystemTime final : public Time {
 public:
  SystemTime();
  ~SystemTime() override;
  SystemTime(const SystemTime&) = delete;
  SystemTime& operator=(const SystemTime&) = delete;
  Timestamp now() const override;
  void after(std::chrono::milliseconds wait, Task task) override;
  // What still waits is not done, nor what comes now. It can still be asked what time it is.
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
