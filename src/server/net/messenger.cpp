// The address that was judged is the address that is connected to: a name that changes in between helps nobody.
#include "server/net/messenger.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/http.hpp>

#include "server/address.h"
#include "server/log.h"
#include "server/net/streams.h"

namespace bell::server {
namespace {

constexpr std::chrono::seconds kWebhookPatience{5};

using Endpoints = std::vector<asio::ip::tcp::endpoint>;

Endpoints allowed(const asio::ip::tcp::resolver::results_type& found, Reach reach) {
  Endpoints endpoints;
  for (const auto& each : found)
    if (reach == Reach::anywhere || !is_private(each.endpoint().address())) endpoints.push_back(each.endpoint());
  return endpoints;
}

// What came of it, in a word for the figures.
asio::awaitable<std::string> deliver(WebhookUrl to, std::string body, Reach reach, asio::ssl::context& tls) {
  auto executor = co_await asio::this_coro::executor;
  ErrorCode fault;
  asio::ip::tcp::resolver resolver(executor);
  const auto found =
      co_await resolver.async_resolve(to.host, to.port, asio::redirect_error(asio::use_awaitable, fault));
  if (fault) co_return "unresolved";
  const Endpoints endpoints = allowed(found, reach);
  if (endpoints.empty()) co_return "private";
  SecureStream stream(executor, tls);
  if (SSL_ctrl(stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name, to.host.data()) != 1)
    co_return "failed";
  stream.set_verify_callback(asio::ssl::host_name_verification(to.host));
  beast::get_lowest_layer(stream).expires_after(kWebhookPatience);
  co_await beast::get_lowest_layer(stream).async_connect(endpoints, asio::redirect_error(asio::use_awaitable, fault));
  if (!fault)
    co_await stream.async_handshake(asio::ssl::stream_base::client, asio::redirect_error(asio::use_awaitable, fault));
  if (fault) co_return "unreachable";
  namespace http = beast::http;
  http::request<http::string_body> request(http::verb::post, to.target, 11);
  request.set(http::field::host, to.host);
  request.set(http::field::user_agent, "bell");
  request.set(http::field::content_type, "application/json");
  request.body() = std::move(body);
  request.prepare_payload();
  co_await http::async_write(stream, request, asio::redirect_error(asio::use_awaitable, fault));
  if (fault) co_return "unreachable";
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> answer;
  answer.body_limit(64 * 1024);
  co_await http::async_read_header(stream, buffer, answer, asio::redirect_error(asio::use_awaitable, fault));
  if (fault) co_return "unreachable";
  const unsigned status = answer.get().result_int();
  if (status >= 300 && status < 400) co_return "redirected";
  co_return status < 300 ? "told" : "refused";
}

}  // namespace

Messenger::Messenger(asio::io_context& loop, Metrics& metrics, Reach reach)
    : loop_(loop), metrics_(metrics), reach_(reach), tls_(asio::ssl::context::tls_client) {
  tls_.set_default_verify_paths();
  tls_.set_verify_mode(asio::ssl::verify_peer);
}

void Messenger::send(const WebhookUrl& to, const std::string& body) {
  const std::string host = to.host;
  asio::co_spawn(asio::make_strand(loop_), deliver(to, body, reach_, tls_),
                 [this, host](const std::exception_ptr& accident, const std::string& result) {
                   const std::string word = accident ? "failed" : result;
                   metrics_.webhook(word);
                   log(word == "told" ? Level::debug : Level::warning, "webhook", {{"host", host}, {"result", word}});
                 });
}

}  // namespace bell::server
