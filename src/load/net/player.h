// One player: a seat and its socket. Opens its nonce, answers questions, reconnects when cut off and repeats what was
// not acknowledged, under the same id, as the page does.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <memory>

#include "load/net/web_socket.h"

namespace bell::load {

using Clock = std::chrono::steady_clock;

class Player;

// Where players report.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual tcp::endpoint door() = 0;               // the address to connect to next
  virtual std::chrono::microseconds pause() = 0;  // to wait before connecting
  virtual std::uint64_t random() = 0;
  virtual void is_ready(Player& player) = 0;  // it has an answer; answer() sends it
  virtual void acknowledged(Player& player, std::uint32_t decision, std::uint32_t change, std::uint64_t id) = 0;
  virtual void shown(Clock::duration since) = 0;  // a move came back in an update to the player who made it
  virtual void has_view() = 0;                    // the first one since it connected
  virtual void lost_view() = 0;
  virtual void is_over(Player& player) = 0;
  virtual void error(std::string_view what) = 0;
};

class Player final : public WebSocket::Listener {
 public:
  Player(Exchange& exchange, Observer& observer, std::uint8_t seat);

  // `number` is the table's number in reports, `id` the server's.
  void sits_at(std::uint32_t number, std::string id, std::string token, std::string nonce);
  void come();
  void cut();    // reconnects
  void leave();  // does not reconnect
  void answer();
  void beat();

  std::uint32_t table() const { return table_; }
  std::uint8_t seat() const { return seat_; }
  bool is_waiting() const { return is_staying_ && pending_.id != 0; }
  bool is_blind() const { return is_staying_ && !has_view_; }

  void opened() override;
  void heard(std::string_view text) override;
  void gone() override;

 private:
  struct Pending {
    std::uint64_t id = 0;  // 0: none
    std::uint32_t decision = 0;
    std::uint32_t change = 0;  // 0: not acknowledged
    std::string action{};
    Clock::time_point since{};
  };
  void come_later();
  void lose_view();
  void heard_update(std::string_view text);
  void heard_done(std::string_view text);
  void heard_no(std::string_view text);
  void choose(std::string_view choices, std::uint32_t decision);
  void say_pending();
  void settle();  // finishes a move that was acknowledged and shown

  Exchange& exchange_;
  Observer& observer_;
  std::uint32_t table_ = 0;
  std::uint8_t seat_;
  std::string id_, token_, nonce_;
  std::shared_ptr<WebSocket> socket_;
  asio::steady_timer wait_;
  Pending pending_;
  std::uint32_t seen_ = 0;  // the last change
  std::uint32_t next_decision_ = 0;
  std::string next_action_;
  bool has_view_ = false;
  bool is_staying_ = false;
  bool is_queued_ = false;
  bool has_opened_nonce_ = false;
};

}  // namespace bell::load
