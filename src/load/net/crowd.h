// All tables and their players, and the disruptions of the server.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kernel/rng.h"
#include "load/audit.h"
#include "load/latencies.h"
#include "load/load.h"
#include "load/net/player.h"
#include "load/net/requests.h"
#include "load/server_process.h"

namespace bell::load {

class Crowd final : public Observer {
 public:
  // `servers` are ours to kill; none: somebody else runs the server.
  Crowd(const Plan& plan, std::vector<tcp::endpoint> doors, std::vector<std::unique_ptr<ServerProcess>>& servers);

  // Runs everything to the end; a problem: it could not begin.
  std::optional<Problem> play();

  const Report& report() const { return report_; }
  const std::vector<std::string>& tables() const { return ids_; }
  const std::vector<Acknowledged>& moves() const { return moves_; }

  tcp::endpoint door() override;
  std::chrono::microseconds pause() override;
  std::uint64_t random() override { return rng_.next(); }
  void is_ready(Player& player) override;
  void acknowledged(Player& player, std::uint32_t decision, std::uint32_t change, std::uint64_t id) override;
  void shown(Clock::duration since) override;
  void has_view() override;
  void lost_view() override { --with_view_; }
  void is_over(Player& player) override;
  void error(std::string_view what) override;

 private:
  struct Party {
    std::vector<std::unique_ptr<Player>> players{};
    unsigned at_end = 0;     // who saw the end, one bit each
    bool has_moved = false;  // since the last kill
  };

  asio::awaitable<void> run();
  asio::awaitable<void> measure();
  asio::awaitable<void> finish();
  asio::awaitable<void> weigh_hundred();
  asio::awaitable<void> open_parties(std::size_t up_to);
  asio::awaitable<void> open_some(std::size_t up_to);
  asio::awaitable<bool> open_party(Party& party, Requests& requests);
  asio::awaitable<HttpAnswer> insist(Requests& requests, std::string path, std::string token, std::string body);
  asio::awaitable<void> pace();
  asio::awaitable<void> beat();
  asio::awaitable<void> kill_on();
  asio::awaitable<void> storm_on();
  asio::awaitable<void> sleep(Seconds wait);
  // Waits until `holds`, for `patience` at most; says whether it does.
  template <class Holds>
  asio::awaitable<bool> wait_until(Holds holds, Seconds patience);

  bool is_stopped() const { return problem_ || plan_.is_stopped(); }
  bool is_nobody(bool (Player::*is)() const) const;
  std::size_t sockets() const;
  double server_time() const;
  std::int64_t server_memory() const;
  std::string fresh_secret();

  const Plan& plan_;
  asio::io_context loop_;
  Exchange exchange_{loop_};
  std::vector<tcp::endpoint> doors_;
  std::vector<std::unique_ptr<ServerProcess>>& servers_;
  Rng rng_;
  Report report_;
  Latencies latencies_;
  std::vector<std::unique_ptr<Party>> parties_;
  std::size_t next_party_ = 0;    // the first one that is not being opened
  std::size_t opened_ = 0;        // how many are open
  std::vector<std::string> ids_;  // of all tables that were opened
  std::vector<Party*> party_of_;  // by table number
  std::vector<Acknowledged> moves_;
  std::deque<Player*> ready_;
  std::optional<Problem> problem_;
  int with_view_ = 0;
  double rate_ = 0;
  bool is_playing_ = false;
  bool is_measuring_ = false;
  bool is_ending_ = false;
  std::optional<Clock::time_point> coming_back_;  // since when somebody has been without a view
};

template <class Holds>
asio::awaitable<bool> Crowd::wait_until(Holds holds, Seconds patience) {
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(patience);
  while (!holds() && Clock::now() < end && !is_stopped()) co_await sleep(Seconds(0.01));
  co_return holds();
}

}  // namespace bell::load
