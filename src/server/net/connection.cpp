// Reads and writes HTTP with Beast; requests are answered elsewhere.
#include "server/net/connection.h"
#include "kernel/system_reason.h"

#include <boost/asio/redirect_error.hpp>
#include <boost/beast/http.hpp>

#include "server/log.h"
#include "server/net/socket.h"
#include "server/words.h"

namespace bell::server {
namespace {

namespace http = beast::http;
using std::chrono::milliseconds;
using Parser = http::request_parser<http::string_body>;

std::string field(const HttpRequest& from, std::string_view name) {
  const auto value = from[beast::string_view(name.data(), name.size())];
  return {value.data(), value.size()};
}

Method method_of(http::verb verb) {
  if (verb == http::verb::get) return Method::get;
  if (verb == http::verb::head) return Method::head;
  return verb == http::verb::post ? Method::post : Method::other;
}

// Nothing if its URL is invalid.
std::optional<Request> request_from(const HttpRequest& http, const Address& peer, Door door, const Settings& settings) {
  Request request;
  const std::string_view target(http.target().data(), http.target().size());
  const std::size_t mark = target.find('?');
  if (!target.starts_with('/') || !decode_path(target.substr(0, mark), request.path)) return std::nullopt;
  if (mark != std::string_view::npos) request.query = target.substr(mark + 1);
  request.method = method_of(http.method());
  request.body = http.body();
  request.host = field(http, "Host");
  request.origin = field(http, "Origin");
  request.accept_language = field(http, "Accept-Language");
  request.accept_encoding = field(http, "Accept-Encoding");
  request.if_none_match = field(http, "If-None-Match");
  request.content_type = field(http, "Content-Type");
  const std::string bearer = field(http, "Authorization");
  if (bearer.starts_with("Bearer ")) request.token = bearer.substr(7);
  const std::string forwarded = field(http, "X-Forwarded-For");
  request.is_forwarded = !forwarded.empty() || !field(http, "Forwarded").empty();
  request.peer = plain(peer);
  request.from = caller(peer, forwarded, settings.trusted);
  request.is_private_door = door == Door::for_metrics;
  const bool is_trusted = std::ranges::any_of(settings.trusted, [&](const Network& net) { return net.has(peer); });
  if (request.is_forwarded && !is_trusted) log(Level::warning, "forwarded.untrusted", {{"peer", shortened(peer)}});
  return request;
}

using Response = http::response<http::span_body<const char>>;

// `answer` must outlive the response: its bytes are not copied.
Response response_to(const HttpRequest& http, const Answer& answer, bool is_https) {
  Response response(http::int_to_status(answer.status), http.version());
  for (const auto& [name, value] : security_headers()) response.set(name, value);
  if (is_https) response.set(http::field::strict_transport_security, kStrictTransport);
  response.set(http::field::server, "bell");
  response.set(http::field::content_type, answer.type);
  for (const auto& [name, value] : answer.headers) response.set(name, value);
  if (answer.status == 405) response.set(http::field::allow, "GET, HEAD, POST");
  if (answer.status == 429 || answer.status == 503) response.set(http::field::retry_after, "5");
  const std::string_view bytes = answer.lasting.empty() ? std::string_view(answer.body) : answer.lasting;
  response.keep_alive(http.keep_alive() && answer.status < 500 && answer.status != 413);
  if (answer.status == 304) return response;
  if (http.method() == http::verb::head) {
    response.content_length(bytes.size());
    return response;
  }
  response.body() = beast::span<const char>(bytes.data(), bytes.size());
  response.prepare_payload();
  return response;
}

// The WebSocket stream and the request that asked for it; none: the connection was not upgraded.
template <class Stream>
struct Upgrade {
  std::shared_ptr<Socket<Stream>> socket{};
  HttpRequest request{};
};

template <class Stream>
struct Talk {
  Stream stream;
  Address peer;
  Door door;
  Reception& reception;
  beast::flat_buffer buffer{};

  const Limits& limits() const { return reception.settings().limits; }
  bool is_https() const { return is_secure<Stream> || reception.settings().public_url.scheme == "https"; }
  void expect_within(std::uint64_t wait) { beast::get_lowest_layer(stream).expires_after(milliseconds(wait)); }

  asio::awaitable<bool> write(const HttpRequest& http, const Answer& answer) {
    expect_within(limits().silence);
    Response response = response_to(http, answer, is_https());
    ErrorCode fault;
    if (http.method() == http::verb::head) {
      http::response_serializer<http::span_body<const char>> head(response);
      co_await http::async_write_header(stream, head, asio::redirect_error(asio::use_awaitable, fault));
    } else {
      co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, fault));
    }
    co_return !fault && response.keep_alive();
  }

  // Reads the header first, so that a request which announces too much is refused before its body is sent.
  asio::awaitable<bool> read(Parser& parser) {
    parser.header_limit(static_cast<std::uint32_t>(limits().header));
    parser.body_limit(limits().body);
    expect_within(limits().wait);
    ErrorCode fault;
    co_await http::async_read_header(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, fault));
    if (!fault) {
      expect_within(limits().wait);
      co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, fault));
    }
    if (!fault) co_return true;
    const texts::Catalogue& words = catalogue_for("en", "");
    HttpRequest none(http::verb::get, "/", 11);
    none.keep_alive(false);
    Answer answer;
    if (fault == http::error::body_limit || fault == http::error::header_limit) {
      reception.metrics().limited(fault == http::error::body_limit ? "body" : "header");
      answer = refusal(words, "too_large");
      if (fault == http::error::header_limit) answer.status = 431;
    } else if (fault.category() == http::make_error_code(http::error::bad_target).category() &&
               fault != http::error::end_of_stream && fault != http::error::partial_message) {
      answer = refusal(words, "bad_request", because(system_reason(std::error_code(fault))));
    } else {
      co_return false;
    }
    co_await write(none, answer);
    co_return false;
  }

  asio::awaitable<bool> reply(const HttpRequest& http, const Request& request) {
    const auto began = server::Clock::now();
    auto start = [this, request](std::function<void(Answer)> reply) { reception.answer(request, std::move(reply)); };
    const Answer answer = co_await called_back<Answer>(start);
    const bool goes_on = co_await write(http, answer);
    const double seconds = std::chrono::duration<double>(server::Clock::now() - began).count();
    reception.metrics().request(route_of(request.path), answer.status, seconds);
    log(Level::debug, "request",
        {{"route", route_of(request.path)},
         {"status", std::to_string(answer.status)},
         {"from", shortened(request.from)}});
    co_return goes_on;
  }

  // The stream still exists at the end, unless it became a socket.
  asio::awaitable<Upgrade<Stream>> run() {
    Upgrade<Stream> upgrade;
    for (;;) {
      Parser parser;
      if (!co_await read(parser)) co_return upgrade;
      HttpRequest http = parser.release();
      const auto request = request_from(http, peer, door, reception.settings());
      if (!request) {
        const Answer answer = refusal(catalogue_for("en", ""), "bad_request", {{"why", "the address"}});
        if (!co_await write(http, answer)) co_return upgrade;
        continue;
      }
      if (request->path == "/api/socket" && beast::websocket::is_upgrade(http)) {
        if (const auto refused = reception.refuse_socket(*request)) {
          co_await write(http, *refused);
          co_return upgrade;
        }
        beast::get_lowest_layer(stream).expires_never();
        upgrade.socket = std::make_shared<Socket<Stream>>(std::move(stream), reception, request->from);
        upgrade.request = std::move(http);
        co_return upgrade;
      }
      if (!co_await reply(http, *request)) co_return upgrade;
    }
  }
};

asio::awaitable<void> end(PlainStream& stream) {
  ErrorCode ignored;
  stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  co_return;
}

asio::awaitable<void> end(SecureStream& stream) {
  beast::get_lowest_layer(stream).expires_after(milliseconds(1000));
  ErrorCode ignored;
  co_await stream.async_shutdown(asio::redirect_error(asio::use_awaitable, ignored));
}

asio::awaitable<bool> shake_hands(PlainStream&) { co_return true; }

asio::awaitable<bool> shake_hands(SecureStream& stream) {
  ErrorCode fault;
  co_await stream.async_handshake(asio::ssl::stream_base::server, asio::redirect_error(asio::use_awaitable, fault));
  co_return !fault;
}

// A socket runs in its own coroutine: there are thousands of them, each long-lived, and none should keep the memory
// that requests needed.
template <class Stream>
asio::awaitable<void> converse(Stream stream, Address peer, Door door, Reception& reception, Admitted admitted) {
  Talk<Stream> talk{std::move(stream), peer, door, reception};
  talk.expect_within(talk.limits().wait);
  if (!co_await shake_hands(talk.stream)) co_return;
  const Upgrade<Stream> upgrade = co_await talk.run();
  if (!upgrade.socket)
    co_await end(talk.stream);
  else if (co_await upgrade.socket->accept(upgrade.request))
    upgrade.socket->begin(std::move(admitted));
}

}  // namespace

asio::awaitable<void> serve(asio::ip::tcp::socket socket, Address peer, Door door, Reception& reception,
                            std::shared_ptr<asio::ssl::context> tls, Admitted admitted) {
  ErrorCode fault;
  socket.set_option(asio::ip::tcp::no_delay(true), fault);
  if (tls)
    co_await converse(SecureStream(PlainStream(std::move(socket)), *tls), peer, door, reception, std::move(admitted));
  else
    co_await converse(PlainStream(std::move(socket)), peer, door, reception, std::move(admitted));
}

}  // namespace bell::server
