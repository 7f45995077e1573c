// Sends webhooks: one try each, within five seconds, to no address that is private, following nobody elsewhere.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>

#include "server/metrics.h"
#include "server/webhooks.h"

namespace bell::server {

enum class Reach : std::uint8_t { public_only, anywhere };  // anywhere: a house that tells its own intranet

class Messenger {
 public:
  Messenger(boost::asio::io_context& loop, Metrics& metrics, Reach reach);
  // Returns at once. What becomes of it is a figure and a line in the log.
  void send(const WebhookUrl& to, const std::string& body);

 private:
  boost::asio::io_context& loop_;
  Metrics& metrics_;
  Reach reach_;
  boost::asio::ssl::context tls_;
};

}  // namespace bell::server
