// A player's socket. Frames are parsed where they arrive and passed on without a copy; all sockets share one read
// buffer, so that ten thousand of them cost little.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace bell::load {

namespace asio = boost::asio;
using asio::ip::tcp;

// Shared by all sockets of one loop.
struct Exchange {
  asio::io_context& loop;
  std::vector<char> buffer = std::vector<char>(256 * 1024);
  std::uint64_t received = 0;  // bytes
};

class WebSocket : public std::enable_shared_from_this<WebSocket> {
 public:
  class Listener {
   public:
    virtual ~Listener() = default;
    virtual void opened() = 0;
    virtual void heard(std::string_view text) = 0;
    virtual void gone() = 0;  // called once, unless we cut the socket
  };

  WebSocket(Exchange& exchange, Listener& listener);
  void connect(const tcp::endpoint& to);
  void send(std::string_view text);
  // Closes at once, without a close frame; the listener gets no more calls.
  void cut();

 private:
  using ErrorCode = boost::system::error_code;
  void shake_hands(const tcp::endpoint& to);
  void await_bytes();
  void take_bytes();
  // Handles whole frames at the front; gives how many bytes that were.
  std::size_t take_frames(std::string_view bytes);
  std::size_t take_answer(std::string_view bytes);
  void put(std::string_view text, std::uint8_t kind);
  void write_rest();
  void fail();

  Exchange& exchange_;
  Listener* listener_;  // null: cut
  tcp::socket socket_;
  std::string rest_;  // of a frame that has not arrived completely
  std::string out_;   // what the system did not take at once
  bool is_open_ = false;
  bool is_writing_ = false;
};

}  // namespace bell::load
