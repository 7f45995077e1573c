// Keeps the connection open; if it breaks, the next request opens another.
#include "load/net/requests.h"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

namespace bell::load {
namespace {

namespace http = boost::beast::http;
constexpr std::chrono::seconds kPatience{20};

}  // namespace

asio::awaitable<HttpAnswer> Requests::post(tcp::endpoint to, std::string path, std::string token, std::string body) {
  boost::system::error_code fault;
  if (!stream_ || to != to_) {
    stream_.emplace(loop_);
    to_ = to;
    stream_->expires_after(kPatience);
    co_await stream_->async_connect(to, asio::redirect_error(asio::use_awaitable, fault));
  }
  http::request<http::string_body> asked(http::verb::post, path, 11);
  asked.set(http::field::host, "localhost:" + std::to_string(to.port()));
  asked.set(http::field::authorization, "Bearer " + token);
  asked.set(http::field::content_type, "application/json");
  asked.body() = std::move(body);
  asked.prepare_payload();
  stream_->expires_after(kPatience);
  if (!fault) co_await http::async_write(*stream_, asked, asio::redirect_error(asio::use_awaitable, fault));
  boost::beast::flat_buffer buffer;
  http::response<http::string_body> answer;
  if (!fault) co_await http::async_read(*stream_, buffer, answer, asio::redirect_error(asio::use_awaitable, fault));
  if (fault || !answer.keep_alive()) stream_.reset();
  if (fault) co_return HttpAnswer{};
  co_return HttpAnswer{answer.result_int(), std::move(answer.body())};
}

}  // namespace bell::load
