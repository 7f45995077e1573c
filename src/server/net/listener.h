// Listens on ports, accepts connections and counts them.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <mutex>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "server/net/connection.h"

namespace bell::server {

// The TLS context from the settings' files, or why there is none.
Outcome<std::shared_ptr<asio::ssl::context>, Problem> tls_context(const Settings& settings);

class Listener : public std::enable_shared_from_this<Listener> {
 public:
  Listener(asio::io_context& loop, Reception& reception, Door door);
  // The port we listen on, or why that failed.
  Outcome<std::uint16_t, Problem> open(const Address& address, std::uint16_t port);
  // Used for connections from now on; null: plain.
  void use_tls(std::shared_ptr<asio::ssl::context> tls);
  void begin();
  void close();

 private:
  asio::awaitable<void> accept_on();
  void admit(asio::ip::tcp::socket socket);

  asio::io_context& loop_;
  Reception& reception_;
  Door door_;
  asio::ip::tcp::acceptor acceptor_;
  std::mutex lock_;
  std::shared_ptr<asio::ssl::context> tls_;
};

}  // namespace bell::server
