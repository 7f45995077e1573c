// Threads and timers for a host, on Asio.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <memory>

#include "host/workers.h"

namespace bell::server {

// Work that is done where connections are served, too.
class LoopWorkers final : public host::Workers {
 public:
  explicit LoopWorkers(boost::asio::io_context& loop) : loop_(loop) {}
  void post(host::Task task) override { boost::asio::post(loop_, std::move(task)); }

 private:
  boost::asio::io_context& loop_;
};

// Threads of their own, for work that waits or takes long.
class PoolWorkers final : public host::Workers {
 public:
  explicit PoolWorkers(std::size_t threads) : pool_(threads) {}
  void post(host::Task task) override { boost::asio::post(pool_, std::move(task)); }
  void finish() { pool_.join(); }

 private:
  boost::asio::thread_pool pool_;
};

class LoopTime final : public host::Time {
 public:
  explicit LoopTime(boost::asio::io_context& loop) : loop_(loop) {}
  Timestamp now() const override {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return {std::chrono::duration_cast<std::chrono::milliseconds>(since).count()};
  }
  void after(std::chrono::milliseconds wait, host::Task task) override {
    auto timer = std::make_shared<boost::asio::steady_timer>(loop_, wait);
    timer->async_wait([timer, task = std::move(task)](boost::system::error_code fault) {
      if (!fault) task();
    });
  }

 private:
  boost::asio::io_context& loop_;
};

}  // namespace bell::server
