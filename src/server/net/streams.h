// Stream types: a plain connection, or TLS over one.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <memory>

namespace bell::server {

namespace asio = boost::asio;
namespace beast = boost::beast;

using PlainStream = beast::tcp_stream;
using SecureStream = beast::ssl_stream<beast::tcp_stream>;
using ErrorCode = boost::system::error_code;

template <class Stream>
inline constexpr bool is_secure = std::is_same_v<Stream, SecureStream>;

// Awaits a callback that is called once, from any thread; resumes on the coroutine's executor.
template <class Value, class Start>
asio::awaitable<Value> called_back(Start start) {
  auto executor = co_await asio::this_coro::executor;
  auto initiate = [executor](auto handler, Start begin) {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    begin([shared, executor](Value value) {
      asio::post(executor, [shared, value = std::move(value)]() mutable { std::move (*shared)(std::move(value)); });
    });
  };
  Value value = co_await asio::async_initiate<const asio::use_awaitable_t<>&, void(Value)>(
      initiate, asio::use_awaitable, std::move(start));
  co_return value;
}

}  // namespace bell::server
