// Runs the host's short work on the threads that serve connections, so that no other thread has to be woken.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include "host/workers.h"

namespace bell::server {

class LoopWorkers final : public host::Workers {
 public:
  explicit LoopWorkers(boost::asio::io_context& loop) : loop_(loop) {}
  void post(host::Task task) override {
    if (!is_closed_) boost::asio::post(loop_, std::move(task));
  }
  // The loop has ended: later tasks are dropped.
  void close() { is_closed_ = true; }

 private:
  boost::asio::io_context& loop_;
  std::atomic<bool> is_closed_ = false;
};

}  // namespace bell::server
