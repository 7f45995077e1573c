// Load test: whole games over real sockets. Measures how many moves a server takes, how long each takes, and whether
// every acknowledged move is still there after the server was killed.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"

namespace bell::load {

using Seconds = std::chrono::duration<double>;

struct Plan {
  // A running server, as host and port. None: one is started, from `program`.
  std::optional<std::pair<std::string, std::uint16_t>> house{};
  std::string program{};
  std::string store{};  // for the server we start; empty: a temporary file
  int nodes = 1;        // servers sharing one store
  std::string title = "stonks";
  int players = 4;
  int tables = 100;
  double rate = 0;  // moves a second in total; 0: as many as possible
  Seconds lasting{10};
  Seconds kill_every{0};   // roughly; 0: never
  int kills = 0;           // ends after so many; 0: when the time is up
  Seconds storm_every{0};  // cuts every socket at once; 0: never
  std::function<void(const std::string&)> print = [](const std::string&) {};
  std::function<bool()> is_stopped = [] { return false; };
};

struct Report {
  int tables = 0;
  int sockets = 0;
  std::uint64_t moves = 0;    // acknowledged during the measurement
  std::uint64_t matches = 0;  // that reached their end
  double seconds = 0;
  double p50_ms = 0, p95_ms = 0, p99_ms = 0;  // from sending a move to receiving the update that shows it
  // Of the server alone, if we started it: memory and time, from 100 tables to all of them.
  std::optional<std::int64_t> bytes_per_table{};
  std::optional<double> server_us_per_move{};
  double generator_us_per_move = 0;
  std::uint64_t bytes_received = 0;               // during the measurement
  std::map<std::string, std::uint64_t> errors{};  // by message
  std::uint64_t lost = 0;                         // acknowledged but missing
  std::uint64_t doubled = 0;                      // stored more than once
  std::uint64_t broken = 0;                       // tables that cannot be replayed, or got stuck
  bool is_audited = false;                        // whether the store itself was checked
  std::uint64_t audited_moves = 0;
  int kills = 0;
  int storms = 0;
  double slowest_return =
      0;  // the longest time in seconds until every socket had its view again, after a restart or a storm
  std::vector<std::pair<std::string, std::string>> raised{};  // limits
  double load_average = 0;
  bool is_partial = false;

  std::uint64_t error_count() const {
    std::uint64_t count = 0;
    for (const auto& [what, times] : errors) count += times;
    return count;
  }
  bool is_fine() const { return error_count() + lost + doubled + broken == 0; }
};

// A problem: the run could not begin.
Outcome<Report, Problem> run(const Plan& plan);

}  // namespace bell::load
