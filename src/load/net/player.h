// One seat of one table and its socket: opens its nonce, answers what it is asked, comes back when it was cut off and
// says again what was not acknowledged, by the same name, as a page does.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <memory>

#include "load/net/web_socket.h"

namespace bell::load {

using Clock = std::chrono::steady_clock;

class Player;

// What players tell whoever counts.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual tcp::endpoint door() = 0;               // where to knock next
  virtual std::chrono::microseconds pause() = 0;  // before that
  virtual std::uint64_t random() = 0;
  virtual void is_ready(Player& player) = 0;  // it has an answer; answer() sends it
  virtual void acknowledged(Player& player, std::uint32_t decision, std::uint32_t change, std::uint64_t id) = 0;
  virtual void shown(Clock::duration since) = 0;  // a move, in an update to whoever made it
  virtual void has_view() = 0;                    // the first since it came
  virtual void lost_view() = 0;
  virtual void is_over(Player& player) = 0;
  virtual void error(std::string_view what) = 0;
};

class Player final : public WebSocket::Listener {
 public:
  Player(Exchange& exchange, Observer& observer, std::uint8_t seat);

  // `number` is what the table is called in reports, `id` what the server calls it.
  void sits_at(std::uint32_t number, std::string id, std::string token, std::string nonce);
  void come();
  void cut();    // and it comes back
  void leave();  // and it does not
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
  void settle();  // a move that was acknowledged and shown is done with

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
