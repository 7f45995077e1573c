// Timed events: moves at their rate, heartbeats, kills and storms.
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "load/net/crowd.h"

namespace bell::load {
namespace {

constexpr Seconds kTick{0.002};
constexpr Seconds kBeat{20};
constexpr double kMostDue = 200;  // overdue moves that are sent together at most

}  // namespace

asio::awaitable<void> Crowd::sleep(Seconds wait) {
  asio::steady_timer timer(loop_, std::chrono::duration_cast<Clock::duration>(wait));
  boost::system::error_code ignored;
  co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
}

asio::awaitable<void> Crowd::pace() {
  double due = 0;
  auto last = Clock::now();
  for (;;) {
    co_await sleep(kTick);
    const auto now = Clock::now();
    due = std::min(kMostDue, due + rate_ * Seconds(now - std::exchange(last, now)).count());
    if (!is_playing_) due = 0;
    for (; is_playing_ && !ready_.empty() && (rate_ <= 0 || due >= 1); due -= 1) {
      Player* const player = ready_.front();
      ready_.pop_front();
      player->answer();
    }
  }
}

// A part of them each second, to spread the load.
asio::awaitable<void> Crowd::beat() {
  for (std::size_t turn = 0;; ++turn) {
    co_await sleep(Seconds(1));
    constexpr auto kParts = static_cast<std::size_t>(kBeat.count());
    for (std::size_t at = turn % kParts; at < parties_.size(); at += kParts)
      for (const auto& player : parties_[at]->players) player->beat();
  }
}

// While one node is dead the others continue; then it restarts on the same port.
asio::awaitable<void> Crowd::kill_on() {
  while (!is_ending_ && !is_stopped() && (plan_.kills == 0 || report_.kills < plan_.kills)) {
    co_await sleep(plan_.kill_every * (0.5 + static_cast<double>(rng_.next() % 1000) / 1000));
    if (is_ending_) co_return;
    ServerProcess& server = *servers_[rng_.next() % servers_.size()];
    for (const auto& party : parties_) party->has_moved = false;
    server.kill();
    ++report_.kills;
    co_await sleep(Seconds(static_cast<double>(rng_.next() % 100) / 1000));
    if (auto problem = server.start()) {
      problem_ = std::move(problem);
      co_return;
    }
    if (!coming_back_) coming_back_ = Clock::now();
  }
}

asio::awaitable<void> Crowd::storm_on() {
  while (!is_ending_ && !is_stopped()) {
    co_await sleep(plan_.storm_every);
    if (is_ending_) co_return;
    ++report_.storms;
    coming_back_ = Clock::now();
    for (const auto& party : parties_)
      for (const auto& player : party->players) player->cut();
  }
}

}  // namespace bell::load
