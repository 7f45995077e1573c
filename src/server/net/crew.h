// Short work for a host, done where connections are served: no thread has to be woken for it.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include "host/workers.h"

namespace bell::server {

class LoopWorkers final : public host::Workers {
 public:
  explicit LoopWorkers(boost::asio::io_context& loop) : loop_(loop) {}
  void post(host::Task task) override { boost::asio::post(loop_, std::move(task)); }

 private:
  boost::asio::io_context& loop_;
};

}  // namespace bell::server
