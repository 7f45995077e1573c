// Runs the load test and counts what players report.
#include "load/net/crowd.h"

#include <sodium.h>
#include <sys/resource.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cstdlib>

namespace bell::load {
namespace {

constexpr std::size_t kHundred = 100;  // tables: the baseline for memory per table
constexpr Seconds kPatience{60};
constexpr std::chrono::microseconds kSpread{250};  // between two sockets that reconnect
constexpr std::chrono::microseconds kLongestPause{5'000'000};

double own_time() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

double since(Clock::time_point began) { return Seconds(Clock::now() - began).count(); }

}  // namespace

Crowd::Crowd(const Plan& plan, std::vector<tcp::endpoint> doors, std::vector<std::unique_ptr<ServerProcess>>& servers)
    : plan_(plan), doors_(std::move(doors)), servers_(servers), rng_(randombytes_random()) {
  for (int n = 0; n < plan.tables; ++n) {
    auto party = std::make_unique<Party>();
    for (int seat = 0; seat < plan.players; ++seat)
      party->players.push_back(std::make_unique<Player>(exchange_, *this, static_cast<std::uint8_t>(seat)));
    parties_.push_back(std::move(party));
  }
  report_.tables = plan.tables;
  report_.sockets = plan.tables * plan.players;
}

std::size_t Crowd::sockets() const { return opened_ * static_cast<std::size_t>(plan_.players); }

std::optional<Problem> Crowd::play() {
  asio::co_spawn(loop_, run(), [this](const std::exception_ptr&) { loop_.stop(); });
  loop_.run();
  return problem_;
}

asio::awaitable<void> Crowd::run() {
  asio::co_spawn(loop_, pace(), asio::detached);
  asio::co_spawn(loop_, beat(), asio::detached);
  if (parties_.size() >= 2 * kHundred && !servers_.empty()) co_await weigh_hundred();
  const std::int64_t at_hundred = server_memory();
  co_await open_parties(parties_.size());
  if (!is_stopped()) co_await measure();
  if (parties_.size() >= 2 * kHundred && !servers_.empty() && report_.kills == 0)
    report_.bytes_per_table = (server_memory() - at_hundred) / static_cast<std::int64_t>(parties_.size() - kHundred);
  co_await finish();
}

// Plays a little first, so that tables in the middle of a match are measured.
asio::awaitable<void> Crowd::weigh_hundred() {
  co_await open_parties(kHundred);
  rate_ = kHundred;
  is_playing_ = true;
  co_await sleep(Seconds(5));
  is_playing_ = false;
  co_await sleep(Seconds(0.2));
}

asio::awaitable<void> Crowd::measure() {
  rate_ = plan_.rate;
  is_playing_ = true;
  // The first second warms up caches and buffers.
  if (plan_.lasting > Seconds(5)) co_await sleep(Seconds(1));
  is_measuring_ = true;
  const auto began = Clock::now();
  const double server_before = server_time();
  const double own_before = own_time();
  const std::uint64_t received_before = exchange_.received;
  if (plan_.kill_every.count() > 0) asio::co_spawn(loop_, kill_on(), asio::detached);
  if (plan_.storm_every.count() > 0) asio::co_spawn(loop_, storm_on(), asio::detached);
  co_await wait_until([this] { return plan_.kills > 0 && report_.kills >= plan_.kills; }, plan_.lasting);
  is_measuring_ = false;
  is_ending_ = true;
  report_.is_partial = plan_.is_stopped();
  report_.seconds = since(began);
  report_.bytes_received = exchange_.received - received_before;
  double load = 0;
  if (getloadavg(&load, 1) == 1) report_.load_average = load;
  report_.p50_ms = latencies_.percentile(0.50);
  report_.p95_ms = latencies_.percentile(0.95);
  report_.p99_ms = latencies_.percentile(0.99);
  const double moves = report_.moves > 0 ? static_cast<double>(report_.moves) : 1;
  report_.generator_us_per_move = 1e6 * (own_time() - own_before) / moves;
  if (!servers_.empty()) report_.server_us_per_move = 1e6 * (server_time() - server_before) / moves;
}

// Lets every table play on until what was sent is acknowledged; then everyone leaves.
asio::awaitable<void> Crowd::finish() {
  is_ending_ = true;
  if (!is_stopped()) {
    const auto all_moved = [this] {
      return std::ranges::all_of(parties_, [](const auto& party) { return party->has_moved; });
    };
    if (!co_await wait_until(all_moved, kPatience))
      for (const auto& party : parties_) report_.broken += party->has_moved ? 0 : 1;
    if (!co_await wait_until([this] { return is_nobody(&Player::is_blind); }, kPatience)) error("no_view");
  }
  is_playing_ = false;
  if (!is_stopped() && !co_await wait_until([this] { return is_nobody(&Player::is_waiting); }, kPatience))
    error("no_answer");
  for (const auto& party : parties_)
    for (const auto& player : party->players) player->leave();
}

// --- Players' reports --------------------------------------------------------------------------------------------

tcp::endpoint Crowd::door() { return doors_[rng_.next() % doors_.size()]; }

std::chrono::microseconds Crowd::pause() {
  const auto longest = std::min(kLongestPause, kSpread * static_cast<std::int64_t>(sockets()));
  return std::chrono::microseconds(5000 + rng_.next() % static_cast<std::uint64_t>(longest.count() + 1));
}

void Crowd::is_ready(Player& player) {
  if (is_playing_ && rate_ <= 0) return player.answer();
  ready_.push_back(&player);
}

void Crowd::acknowledged(Player& player, std::uint32_t decision, std::uint32_t change, std::uint64_t id) {
  moves_.push_back({player.table(), player.seat(), decision, change, id});
  party_of_[player.table()]->has_moved = true;
  if (is_measuring_) ++report_.moves;
}

void Crowd::shown(Clock::duration since) {
  if (is_measuring_) latencies_.add(since);
}

void Crowd::has_view() {
  if (++with_view_ < static_cast<int>(sockets()) || !coming_back_) return;
  report_.slowest_return = std::max(report_.slowest_return, since(*coming_back_));
  coming_back_.reset();
}

void Crowd::error(std::string_view what) { ++report_.errors[std::string(what)]; }

// When all have seen the end, the same people open another table.
void Crowd::is_over(Player& player) {
  Party& party = *party_of_[player.table()];
  party.at_end |= 1U << player.seat();
  if (party.at_end + 1 < 1U << static_cast<unsigned>(plan_.players)) return;
  party.at_end = 0;
  ++report_.matches;
  for (const auto& each : party.players) each->leave();
  party.has_moved = true;
  if (is_ending_) return;
  asio::co_spawn(
      loop_,
      [this, &party]() -> asio::awaitable<void> {
        Requests requests(loop_);
        co_await open_party(party, requests);
      },
      asio::detached);
}

bool Crowd::is_nobody(bool (Player::*is)() const) const {
  for (const auto& party : parties_)
    for (const auto& player : party->players)
      if ((*player.*is)()) return false;
  return true;
}

double Crowd::server_time() const {
  double all = 0;
  for (const auto& server : servers_) all += server->processor_time();
  return all;
}

std::int64_t Crowd::server_memory() const {
  std::int64_t all = 0;
  for (const auto& server : servers_) all += server->memory();
  return all;
}

}  // namespace bell::load
