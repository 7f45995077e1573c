// Whole games over real sockets, in numbers that a house seldom sees: how many moves it takes, how long each takes, and
// whether every move that was acknowledged is still there after the server was killed.
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
  // A house that stands already, as host and port. None: one is started, from `program`.
  std::optional<std::pair<std::string, std::uint16_t>> house{};
  std::string program{};
  std::string store{};  // of the house that is started; empty: a file of its own that goes afterwards
  int nodes = 1;        // servers on one store
  std::string title = "stonks";
  int players = 4;
  int tables = 100;
  double rate = 0;  // moves a second in all; 0: as many as there can be
  Seconds lasting{10};
  Seconds kill_every{0};   // about; 0: never
  int kills = 0;           // then it ends; 0: with the time
  Seconds storm_every{0};  // every socket is cut at once; 0: never
  std::function<void(const std::string&)> print = [](const std::string&) {};
  std::function<bool()> is_stopped = [] { return false; };
};

struct Report {
  int tables = 0;
  int sockets = 0;
  std::uint64_t moves = 0;    // acknowledged while it was measured
  std::uint64_t matches = 0;  // that reached their end
  double seconds = 0;
  double p50_ms = 0, p95_ms = 0, p99_ms = 0;  // from sending a move to the update that shows it
  // Of the server alone, if we started it: between 100 tables and all of them, its memory and its time.
  std::optional<std::int64_t> bytes_per_table{};
  std::optional<double> server_us_per_move{};
  double generator_us_per_move = 0;
  std::uint64_t bytes_received = 0;               // while it was measured
  std::map<std::string, std::uint64_t> errors{};  // by what was said
  std::uint64_t lost = 0;                         // acknowledged, and not there
  std::uint64_t doubled = 0;                      // there more than once
  std::uint64_t broken = 0;                       // tables that can't be played again, or did not play on
  bool is_audited = false;                        // whether the store itself was looked at
  std::uint64_t audited_moves = 0;
  int kills = 0;
  int storms = 0;
  double slowest_return = 0;  // seconds until every socket had its view again, after a restart or a storm
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

// A problem: it could not begin.
Outcome<Report, Problem> run(const Plan& plan);

}  // namespace bell::load
