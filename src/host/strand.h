// Runs tasks one at a time, on any free worker: nothing at one table happens concurrently, and no thread blocks for it.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "host/workers.h"

namespace bell::host {

class Strand : public std::enable_shared_from_this<Strand> {
 public:
  static std::shared_ptr<Strand> over(Workers& workers) { return std::shared_ptr<Strand>(new Strand(workers)); }
  void post(Task task);
  // Runs the task now if the strand is idle, which saves waking another thread. The caller holds no lock.
  void dispatch(Task task);
  // Drops waiting tasks and all later ones.
  void close();

 private:
  explicit Strand(Workers& workers) : workers_(workers) {}
  bool add(Task task);  // whether the caller must now call run()
  void run();

  static constexpr int kMostInARow = 32;  // then others get their turn
  Workers& workers_;
  std::mutex lock_;
  std::vector<Task> waiting_;  // holds few; an empty deque takes half a kilobyte, and there are many strands
  bool is_running_ = false;
  bool is_closed_ = false;
};

}  // namespace bell::host
