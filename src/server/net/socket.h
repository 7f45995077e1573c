// One WebSocket: hello first, then whatever its table says and hears. One coroutine writes everything.
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

  // Whether the connection is a socket now.
  asio::awaitable<bool> accept(const HttpRequest& request);
  // Then: serves it until it is gone.
  void begin(Admitted admitted);

  void send(host::Frame frame) override;
  void send(const std::vector<host::Frame>& frames) override;
  void end(host::Frame frame) override;

 private:
  asio::awaitable<void> run();
  asio::awaitable<void> write_on();
  asio::awaitable<bool> greet();
  asio::awaitable<void> read_on();
  // Waits for a whole message; it lies in the buffer until it is forgotten.
  asio::awaitable<bool> read_message();
  std::string_view message() const { return {static_cast<const char*>(buffer_.data().data()), buffer_.size()}; }
  void forget_message();
  // Writes what waits; false if the connection can't go on.
  asio::awaitable<bool> write_rest();
  asio::awaitable<bool> write_waiting();
  asio::awaitable<bool> write_one(const std::string& text);
  asio::awaitable<bool> write_beat();
  asio::awaitable<void> close();

  // What a frame asks of us; false: that was too much.
  bool listen(std::string_view text);
  void refuse(std::string_view code, const texts::Args& facts = {});
  enum class Last : bool { no, yes };
  void put(std::span<const host::Frame> frames, Last last);
  void put(const host::Frame& frame, Last last = Last::no) { put({&frame, 1}, last); }
  // Hands frames to the system where they stand, without a detour over the loop; nothing taken: the system has no room.
  // What it took a part of is left in rest_. Under the lock.
  enum class Taken : std::uint8_t { nothing, part, all };
  Taken send_at_once(std::span<const host::Frame> frames);
  void send_in_turn();  // from here on everything goes through the stream
  void give_up();
  // Closes what has been silent, or stuck, for too long; comes back as long as the socket lives.
  void watch();
  const texts::Catalogue& words() const { return *words_; }

  static constexpr std::size_t kUsualMessage = 192;                          // bytes
  static constexpr std::size_t kMostWaiting = std::size_t{4} * 1024 * 1024;  // bytes; more: it does not keep up

  // Nothing is compressed: zlib would want more memory for a socket than all the rest of it.
  beast::websocket::stream<Stream, false> socket_;
  Reception& reception_;
  const Limits& limits_;
  Address from_;
  beast::flat_buffer buffer_;
  asio::steady_timer wake_;
  asio::steady_timer watch_;
  server::Clock::time_point heard_by_{};                                     // the peer must have said something
  server::Clock::time_point written_by_ = server::Clock::time_point::max();  // what is being written must be out
  bool is_over_ = false;
  Allowance frames_;
  const texts::Catalogue* words_;
  std::shared_ptr<host::Visit> visit_;
  std::uint64_t sent_early_ = 0;  // frames that were out before the visit was there
  bool is_gone_ = false;

  std::mutex lock_;                   // what follows is touched by the host's threads
  std::vector<host::Frame> waiting_;  // few; a deque would keep half a kilobyte for none
  std::size_t waiting_bytes_ = 0;
  std::string rest_;         // of frames that were sent at once, as it goes over the wire
  std::size_t in_rest_ = 0;  // how many frames end in it
  bool sends_at_once_ = false;
  bool is_writing_ = true;  // the coroutine is at work
  bool is_last_waiting_ = false;
  bool is_woken_ = false;
  bool is_too_slow_ = false;
};

}  // namespace bell::server
