// One WebSocket: a hello, then messages to and from its table. One coroutine does the queued writes.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket.hpp>
#include <mutex>
#include <span>
#include <vector>

#include "server/net/admission.h"
#include "server/net/streams.h"
#include "server/reception.h"

namespace bell::server {

using HttpRequest = beast::http::request<beast::http::string_body>;

template <class Stream>
class Socket final : public host::Line, public std::enable_shared_from_this<Socket<Stream>> {
 public:
  Socket(Stream stream, Reception& reception, Address from);

  // Does the handshake; says whether the connection is a socket now.
  asio::awaitable<bool> accept(const HttpRequest& request);
  // Then serves the socket until it is gone.
  void begin(Admitted admitted);

  void send(host::Frame frame) override;
  void send(const std::vector<host::Frame>& frames) override;
  void end(host::Frame frame) override;

 private:
  asio::awaitable<void> run();
  asio::awaitable<void> write_on();
  asio::awaitable<bool> greet();
  asio::awaitable<void> read_on();
  // Reads a whole message into the buffer, where it stays until forget_message().
  asio::awaitable<bool> read_message();
  std::string_view message() const { return {static_cast<const char*>(buffer_.data().data()), buffer_.size()}; }
  void forget_message();
  // Writes what is left of frames sent at once; false if the connection failed.
  asio::awaitable<bool> write_rest();
  asio::awaitable<bool> write_waiting();
  asio::awaitable<bool> write_one(const std::string& text);
  asio::awaitable<bool> write_beat();
  asio::awaitable<void> close();

  // Handles a frame; false: it broke the rules, and reading ends.
  bool listen(std::string_view text);
  void refuse(std::string_view code, const texts::Args& facts = {});
  enum class Last : bool { no, yes };
  void put(std::span<const host::Frame> frames, Last last);
  void put(const host::Frame& frame, Last last = Last::no) { put({&frame, 1}, last); }
  // Hands frames to the system directly, without going through the loop; nothing taken: the system has no room. The
  // unsent part goes to rest_. Called with the lock held.
  enum class Taken : std::uint8_t { nothing, part, all };
  Taken send_at_once(std::span<const host::Frame> frames);
  void send_in_turn();  // from here on everything goes through the stream
  void give_up();
  // Closes the socket when it has been silent or stuck for too long; repeats as long as the socket lives.
  void watch();
  const texts::Catalogue& words() const { return *words_; }

  static constexpr std::size_t kUsualMessage = 192;                          // bytes
  static constexpr std::size_t kMostWaiting = std::size_t{4} * 1024 * 1024;  // bytes; above this the client is too slow

  // No compression: zlib would need more memory per socket than everything else.
  beast::websocket::stream<Stream, false> socket_;
  Reception& reception_;
  const Limits& limits_;
  Address from_;
  beast::flat_buffer buffer_;
  asio::steady_timer wake_;
  asio::steady_timer watch_;
  server::Clock::time_point heard_by_{};                                     // the client must send something by then
  server::Clock::time_point written_by_ = server::Clock::time_point::max();  // the current write must finish by then
  bool is_over_ = false;
  Allowance frames_;
  const texts::Catalogue* words_;
  std::shared_ptr<host::Visit> visit_;
  std::uint64_t sent_early_ = 0;  // frames sent before the visit existed
  bool is_gone_ = false;

  std::mutex lock_;                   // guards what follows against the host's threads
  std::vector<host::Frame> waiting_;  // holds few; an empty deque would take half a kilobyte
  std::size_t waiting_bytes_ = 0;
  std::string rest_;         // of frames that were sent at once, in wire format
  std::size_t in_rest_ = 0;  // how many frames end in it
  bool sends_at_once_ = false;
  bool is_writing_ = true;  // the coroutine is running
  bool is_last_waiting_ = false;
  bool is_woken_ = false;
  bool is_too_slow_ = false;
};

}  // namespace bell::server
