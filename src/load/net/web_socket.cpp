// RFC 6455 as far as a player needs it: no fragments, no extensions.
#include "load/net/web_socket.h"

#include <boost/asio/write.hpp>

namespace bell::load {
namespace {

constexpr std::uint8_t kText = 1, kPing = 9, kPong = 10;
constexpr std::uint8_t kWhole = 0x80, kMasked = 0x80;
constexpr std::string_view kMask = "bell";  // constant: masking protects proxies only, and there is none here

// The length that follows the first byte, and the size of the head; 0: it has not arrived.
struct Head {
  std::size_t size = 0;
  std::size_t length = 0;
};
Head head_of(std::string_view bytes) {
  if (bytes.size() < 2) return {};
  const std::size_t first = static_cast<unsigned char>(bytes[1]) & 0x7FU;
  const std::size_t more = first == 126 ? 2 : first == 127 ? 8 : 0;
  if (bytes.size() < 2 + more) return {};
  if (more == 0) return {2, first};
  std::size_t length = 0;
  for (std::size_t at = 0; at < more; ++at) length = length << 8U | static_cast<unsigned char>(bytes[2 + at]);
  return {2 + more, length};
}

}  // namespace

WebSocket::WebSocket(Exchange& exchange, Listener& listener)
    : exchange_(exchange), listener_(&listener), socket_(exchange.loop) {}

void WebSocket::connect(const tcp::endpoint& to) {
  socket_.async_connect(to, [self = shared_from_this(), to](ErrorCode fault) {
    if (fault) return self->fail();
    self->shake_hands(to);
  });
}

void WebSocket::shake_hands(const tcp::endpoint& to) {
  ErrorCode ignored;
  socket_.set_option(tcp::no_delay(true), ignored);
  socket_.non_blocking(true, ignored);
  out_ = "GET /api/socket HTTP/1.1\r\nHost: localhost:" + std::to_string(to.port()) +
         "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
         "Sec-WebSocket-Key: b3BlbmluZyBiZWxsIGxvYWQ=\r\n\r\n";
  write_rest();
  await_bytes();
}

void WebSocket::await_bytes() {
  socket_.async_wait(tcp::socket::wait_read, [self = shared_from_this()](ErrorCode fault) {
    if (fault) return self->fail();
    self->take_bytes();
  });
}

void WebSocket::take_bytes() {
  ErrorCode fault;
  const std::size_t count = socket_.read_some(asio::buffer(exchange_.buffer), fault);
  if (fault == asio::error::would_block) return await_bytes();
  if (fault) return fail();
  exchange_.received += count;
  const std::string_view news(exchange_.buffer.data(), count);
  if (rest_.empty()) {
    const std::size_t taken = take_frames(news);
    rest_.assign(news.substr(taken));
  } else {
    rest_.append(news);
    rest_.erase(0, take_frames(rest_));
    if (rest_.empty()) rest_.shrink_to_fit();
  }
  if (listener_ != nullptr) await_bytes();
}

std::size_t WebSocket::take_answer(std::string_view bytes) {
  constexpr std::string_view kEnd = "\r\n\r\n";
  const std::size_t end = bytes.find(kEnd);
  if (end == std::string_view::npos) return 0;
  if (!bytes.starts_with("HTTP/1.1 101")) {
    fail();
    return bytes.size();
  }
  is_open_ = true;
  listener_->opened();
  return end + kEnd.size();
}

std::size_t WebSocket::take_frames(std::string_view bytes) {
  std::size_t taken = is_open_ ? 0 : take_answer(bytes);
  while (is_open_ && listener_ != nullptr && taken < bytes.size()) {
    const std::string_view here = bytes.substr(taken);
    const Head head = head_of(here);
    if (head.size == 0 || here.size() < head.size + head.length) break;
    const std::string_view text = here.substr(head.size, head.length);
    taken += head.size + head.length;
    const auto kind = static_cast<std::uint8_t>(here[0]);
    if (kind == (kWhole | kText))
      listener_->heard(text);
    else if (kind == (kWhole | kPing))
      put(text, kPong);
    else
      fail();  // a close frame, or one we do not support
  }
  return listener_ == nullptr ? bytes.size() : taken;
}

void WebSocket::send(std::string_view text) {
  if (is_open_) put(text, kText);
}

void WebSocket::put(std::string_view text, std::uint8_t kind) {
  std::string frame;
  frame.reserve(text.size() + 8);
  frame += static_cast<char>(kWhole | kind);
  if (text.size() < 126) {
    frame += static_cast<char>(kMasked | text.size());
  } else {
    frame += static_cast<char>(kMasked | 126U);
    frame += static_cast<char>(text.size() >> 8U & 0xFFU);
    frame += static_cast<char>(text.size() & 0xFFU);
  }
  frame += kMask;
  for (std::size_t at = 0; at < text.size(); ++at) frame += static_cast<char>(text[at] ^ kMask[at % kMask.size()]);
  out_ += frame;
  write_rest();
}

void WebSocket::write_rest() {
  if (is_writing_ || out_.empty()) return;
  ErrorCode fault;
  const std::size_t count = socket_.write_some(asio::buffer(out_), fault);
  out_.erase(0, count);
  if (out_.empty()) return;
  if (fault && fault != asio::error::would_block) return;  // reading will fail, too
  is_writing_ = true;
  socket_.async_wait(tcp::socket::wait_write, [self = shared_from_this()](ErrorCode ended) {
    self->is_writing_ = false;
    if (!ended) self->write_rest();
  });
}

void WebSocket::cut() {
  listener_ = nullptr;
  is_open_ = false;
  ErrorCode ignored;
  // Resets the connection: at this number, ports need not wait for TIME_WAIT.
  socket_.set_option(asio::socket_base::linger(true, 0), ignored);
  socket_.close(ignored);
}

void WebSocket::fail() {
  Listener* const listener = listener_;
  if (listener == nullptr) return;
  cut();
  listener->gone();
}

}  // namespace bell::load
