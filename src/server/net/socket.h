// One WebSocket: hello first, then whatever its table says and hears. One coroutine writes everything.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket.hpp>
#include <mutex>
#include <vector>

#include "server/net/streams.h"
#include "server/reception.h"

namespace bell::server {

using HttpRequest = beast::http::request<beast::http::string_body>;

template <class Stream>
class Socket final : public host::Line, public std::enable_shared_from_this<Socket<Stream>> {
 public:
  Socket(Stream stream, Reception& reception, Address from);

  // Until the connection is gone.
  asio::awaitable<void> run(HttpRequest request);

  void send(host::Frame frame) override;
  void end(host::Frame frame) override;

 private:
  asio::awaitable<bool> accept(const HttpRequest& request);
  asio::awaitable<bool> greet();
  asio::awaitable<void> read_on();
  asio::awaitable<void> write_on();
  // Writes what waits; false if the connection can't go on.
  asio::awaitable<bool> write_rest();
  asio::awaitable<bool> write_waiting();
  asio::awaitable<bool> write_one(const std::string& text);
  asio::awaitable<void> close();

  // What a frame asks of us; false: that was too much.
  bool listen(std::string_view text);
  void refuse(std::string_view code, const texts::Args& facts = {});
  void put(host::Frame frame, bool is_last);
  // Hands a frame to the system where it stands, without a detour over the loop; nothing taken: the system has no room.
  // What it took a part of is left in rest_. Under the lock.
  enum class Taken : std::uint8_t { nothing, part, all };
  Taken send_at_once(const std::string& text);
  void send_in_turn();  // from here on everything goes through the stream
  void give_up();
  // Closes what has been silent, or stuck, for too long; comes back as long as the socket lives.
  void watch();
  const texts::Catalogue& words() const { return *words_; }

  static constexpr std::size_t kMostWaiting = std::size_t{4} * 1024 * 1024;  // bytes; more: it does not keep up

  beast::websocket::stream<Stream> socket_;
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
  std::string rest_;  // of a frame that was sent at once, as it goes over the wire
  bool sends_at_once_ = false;
  bool is_writing_ = true;  // the coroutine is at work
  bool is_last_waiting_ = false;
  bool is_woken_ = false;
  bool is_too_slow_ = false;
};

}  // namespace bell::server
