// Resolves the name once and connects to the address that was checked, so a name that changes to a private address
// afterwards gains nothing. Redirects are not followed.
#include "server/net/caller.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/http.hpp>

#include "server/log.h"

namespace bell::server {
namespace {

namespace http = beast::http;
using asio::ip::tcp;

constexpr std::chrono::seconds kPatience{5};
constexpr int kMostUnderWay = 32;
constexpr std::uint64_t kMostAnswer = 64 * 1024;

// Cancels the pending operation when the time is up.
template <class Thing>
void end_in(asio::steady_timer& timer, Thing& thing) {
  timer.async_wait([&thing](ErrorCode fault) {
    if (!fault) thing.cancel();
  });
}

}  // namespace

Caller::Caller(asio::io_context& loop, const Settings& settings, std::string base)
    : loop_(loop), settings_(settings), base_(std::move(base)), tls_(asio::ssl::context::tls_client) {
  ErrorCode ignored;
  tls_.set_default_verify_paths(ignored);
  tls_.set_verify_mode(asio::ssl::verify_peer);
}

void Caller::call(const host::Called& called) {
  const auto url = read_webhook(called.webhook);
  if (!url || !is_listed(*url, settings_.webhook_hosts)) return;  // the list may be shorter since the table was opened
  if (under_way_.fetch_add(1) >= kMostUnderWay) {
    --under_way_;
    return log(Level::warning, "webhook.busy", {{"table", called.table}});
  }
  asio::co_spawn(
      asio::make_strand(loop_),
      [self = shared_from_this(), url = *url, body = webhook_body(called, base_),
       table = called.table]() -> asio::awaitable<void> {
        const std::string problem = co_await self->tell(url, body);
        --self->under_way_;
        log(problem.empty() ? Level::debug : Level::warning, problem.empty() ? "webhook.told" : "webhook.failed",
            {{"table", table}, {"host", url.host}, {"why", problem}});
      },
      asio::detached);
}

// Empty, or the error.
asio::awaitable<std::string> Caller::tell(WebhookUrl url, std::string body) {
  const auto until = std::chrono::steady_clock::now() + kPatience;
  const auto executor = co_await asio::this_coro::executor;
  ErrorCode fault;
  const auto noting = [&fault] { return asio::redirect_error(asio::use_awaitable, fault); };
  tcp::resolver resolver(executor);
  tcp::resolver::results_type found;
  {
    asio::steady_timer timer(executor, until);
    end_in(timer, resolver);
    found = co_await resolver.async_resolve(url.host, std::to_string(url.port), noting());
  }
  if (fault) co_return fault.message();
  const bool is_private =
      std::ranges::any_of(found, [](const auto& each) { return is_private_address(each.endpoint().address()); });
  if (is_private && !settings_.webhook_private) co_return "its address is private";
  SecureStream stream(executor, tls_);
  auto& below = beast::get_lowest_layer(stream);
  below.expires_at(until);
  std::string name = url.host;
  SSL_ctrl(stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name, name.data());
  stream.set_verify_callback(asio::ssl::host_name_verification(url.host));
  co_await below.async_connect(found, noting());
  if (!fault) co_await stream.async_handshake(asio::ssl::stream_base::client, noting());
  http::request<http::string_body> request(http::verb::post, url.target, 11, std::move(body));
  request.set(http::field::host, url.port == 443 ? url.host : url.host + ":" + std::to_string(url.port));
  request.set(http::field::user_agent, "Opening-Bell");
  request.set(http::field::content_type, "application/json");
  request.keep_alive(false);
  request.prepare_payload();
  if (!fault) co_await http::async_write(stream, request, noting());
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> answer;
  answer.body_limit(kMostAnswer);
  if (!fault) co_await http::async_read_header(stream, buffer, answer, noting());
  if (fault) co_return fault.message();
  const unsigned status = answer.get().result_int();
  co_return status / 100 == 2 ? std::string() : "it answered " + std::to_string(status);
}

}  // namespace bell::server
