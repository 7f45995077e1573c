// HTTP requests before sitting down: one connection, one request at a time.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <optional>
#include <string>

#include "load/net/web_socket.h"

namespace bell::load {

struct HttpAnswer {
  unsigned status = 0;  // 0: no answer
  std::string body{};
};

class Requests {
 public:
  explicit Requests(asio::io_context& loop) : loop_(loop) {}
  asio::awaitable<HttpAnswer> post(tcp::endpoint to, std::string path, std::string token, std::string body);

 private:
  asio::io_context& loop_;
  std::optional<boost::beast::tcp_stream> stream_;
  tcp::endpoint to_;
};

}  // namespace bell::load
