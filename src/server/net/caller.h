// Calls webhooks when it is somebody's turn: one request each, within five seconds, to an address that was checked.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <string>

#include "host/host.h"
#include "server/net/streams.h"
#include "server/settings.h"
#include "server/webhook.h"

namespace bell::server {

class Caller : public std::enable_shared_from_this<Caller> {
 public:
  // `base` is the server's public URL. Certificates are checked against those the system trusts.
  Caller(asio::io_context& loop, const Settings& settings, std::string base);
  // From any thread. A failure is logged and not retried: the next question brings another call.
  void call(const host::Called& called);

 private:
  asio::awaitable<std::string> tell(WebhookUrl url, std::string body);

  asio::io_context& loop_;
  const Settings& settings_;
  std::string base_;
  asio::ssl::context tls_;
  std::atomic<int> under_way_ = 0;
};

}  // namespace bell::server
