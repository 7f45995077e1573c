// Requests and WebSockets with Beast; certificates are checked. The only file of this room that includes Beast.
#include "client/network.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "client/problems.h"
#include "kernel/system_reason.h"

namespace bell::client {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using ErrorCode = boost::system::error_code;
using Plain = beast::tcp_stream;
using Secure = beast::ssl_stream<beast::tcp_stream>;

constexpr std::chrono::seconds kPatience{15};
constexpr std::chrono::seconds kBeat{20};

Problem unreachable(const Link& link, const ErrorCode& why) {
  return problem_of("unreachable", because(system_reason(std::error_code(why)), {{"house", link.house()}}));
}

asio::ssl::context trusting() {
  asio::ssl::context tls(asio::ssl::context::tls_client);
  tls.set_default_verify_paths();
  tls.set_verify_mode(asio::ssl::verify_peer);
  return tls;
}

std::string bare(const std::string& host) {
  return host.starts_with('[') && host.ends_with(']') ? host.substr(1, host.size() - 2) : host;
}

// Throws Asio's exceptions.
void connect(Plain& stream, asio::io_context& loop, const Link& link) {
  tcp::resolver resolver(loop);
  const auto found = resolver.resolve(bare(link.host), std::to_string(link.port));
  ErrorCode fault = asio::error::would_block;
  stream.expires_after(kPatience);
  stream.async_connect(found, [&fault](ErrorCode ended, const tcp::endpoint&) { fault = ended; });
  loop.restart();
  while (fault == asio::error::would_block && loop.run_one() > 0) continue;
  if (fault) throw boost::system::system_error(fault);
  stream.expires_never();
  stream.socket().set_option(tcp::no_delay(true));
}

void shake_hands(Secure& stream, const Link& link) {
  std::string name = bare(link.host);
  if (SSL_ctrl(stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name, name.data()) != 1)
    throw boost::system::system_error(ErrorCode(asio::error::invalid_argument));
  stream.set_verify_callback(asio::ssl::host_name_verification(bare(link.host)));
  stream.handshake(asio::ssl::stream_base::client);
}

template <class Stream>
Reply exchange(Stream& stream, const Link& link, const std::string& path, const std::optional<std::string>& body) {
  http::request<http::string_body> asked(body ? http::verb::post : http::verb::get, path, 11);
  asked.set(http::field::host, link.authority());
  asked.set(http::field::user_agent, "bell");
  if (!link.token.empty()) asked.set(http::field::authorization, "Bearer " + link.token);
  if (body) {
    asked.set(http::field::content_type, "application/json");
    asked.body() = *body;
  }
  asked.prepare_payload();
  http::write(stream, asked);
  beast::flat_buffer buffer;
  http::response<http::string_body> answered;
  http::read(stream, buffer, answered);
  return {answered.result_int(), answered.body()};
}

// The stream is touched only in the line's own thread.
template <class Stream>
class OpenLine final : public Line {
 public:
  template <class... More>
  OpenLine(const Link& link, More&... more) : socket_(loop_, more...), timer_(loop_) {
    connect(beast::get_lowest_layer(socket_), loop_, link);
    if constexpr (std::is_same_v<Stream, Secure>) shake_hands(socket_.next_layer(), link);
    socket_.handshake(link.authority(), "/api/socket");
    socket_.text(true);
    read();
    beat();
    loop_.restart();
    thread_ = std::thread([this] { loop_.run(); });
  }
  ~OpenLine() override {
    asio::post(loop_, [this] { beast::get_lowest_layer(socket_).close(); });
    loop_.stop();
    thread_.join();
  }

  void send(std::string text) override {
    asio::post(loop_, [this, text = std::move(text)]() mutable {
      out_.push_back(std::move(text));
      if (out_.size() == 1) write();
    });
  }

  std::optional<std::string> next(std::chrono::milliseconds wait) override {
    std::unique_lock guard(lock_);
    changed_.wait_for(guard, wait, [this] { return !in_.empty() || is_closed_; });
    if (in_.empty()) return std::nullopt;
    std::string text = std::move(in_.front());
    in_.pop_front();
    return text;
  }

  bool is_closed() const override {
    const std::lock_guard guard(lock_);
    return is_closed_ && in_.empty();
  }

 private:
  void read() {
    socket_.async_read(buffer_, [this](ErrorCode fault, std::size_t) {
      {
        const std::lock_guard guard(lock_);
        if (fault)
          is_closed_ = true;
        else
          in_.push_back(beast::buffers_to_string(buffer_.data()));
      }
      changed_.notify_all();
      buffer_.consume(buffer_.size());
      if (!fault) read();
    });
  }
  void write() {
    socket_.async_write(asio::buffer(out_.front()), [this](ErrorCode fault, std::size_t) {
      if (fault) return;
      out_.pop_front();
      if (!out_.empty()) write();
    });
  }
  // People think for longer than the server's timeout.
  void beat() {
    timer_.expires_after(kBeat);
    timer_.async_wait([this](ErrorCode fault) {
      if (fault) return;
      out_.emplace_back(R"({"do":"beat"})");
      if (out_.size() == 1) write();
      beat();
    });
  }

  asio::io_context loop_;
  beast::websocket::stream<Stream> socket_;
  asio::steady_timer timer_;
  beast::flat_buffer buffer_;
  std::deque<std::string> out_;
  mutable std::mutex lock_;
  std::condition_variable changed_;
  std::deque<std::string> in_;
  bool is_closed_ = false;
  std::thread thread_;
};

// The TLS context must live as long as its stream.
class SecureLine final : public Line {
 public:
  explicit SecureLine(const Link& link) : line_(link, tls_) {}
  void send(std::string text) override { line_.send(std::move(text)); }
  std::optional<std::string> next(std::chrono::milliseconds wait) override { return line_.next(wait); }
  bool is_closed() const override { return line_.is_closed(); }

 private:
  asio::ssl::context tls_ = trusting();
  OpenLine<Secure> line_;
};

}  // namespace

Outcome<Reply, Problem> request(const Link& link, const std::string& path, const std::optional<std::string>& body) {
  try {
    asio::io_context loop;
    if (!link.is_secure) {
      Plain stream(loop);
      connect(stream, loop, link);
      return exchange(stream, link, path, body);
    }
    asio::ssl::context tls = trusting();
    Secure stream(loop, tls);
    connect(beast::get_lowest_layer(stream), loop, link);
    shake_hands(stream, link);
    return exchange(stream, link, path, body);
  } catch (const boost::system::system_error& fault) {
    return unreachable(link, fault.code());
  }
}

Outcome<std::unique_ptr<Line>, Problem> Line::open(const Link& link) {
  try {
    if (link.is_secure) return std::unique_ptr<Line>(std::make_unique<SecureLine>(link));
    return std::unique_ptr<Line>(std::make_unique<OpenLine<Plain>>(link));
  } catch (const boost::system::system_error& fault) {
    return unreachable(link, fault.code());
  }
}

}  // namespace bell::client
