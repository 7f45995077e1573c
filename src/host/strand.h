// Does tasks one after the other, on whichever worker is free: what belongs to one table never happens twice at the
// same time, and no thread waits for it.
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
  // Here and now, if nothing else is under way: no other thread has to be woken. Whoever calls holds no lock.
  void dispatch(Task task);
  // What waits is forgotten, and what comes now, too.
  void close();

 private:
  explicit Strand(Workers& workers) : workers_(workers) {}
  bool add(Task task);  // whether somebody must run() now
  void run();

  static constexpr int kMostInARow = 32;  // then others get their turn
  Workers& workers_;
  std::mutex lock_;
  std::vector<Task> waiting_;  // few; an empty deque is half a kilobyte, and there are many strands
  bool is_running_ = false;
  bool is_closed_ = false;
};

}  // namespace bell::host
