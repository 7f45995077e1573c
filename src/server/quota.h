// Rate limits and counts per caller. The caller passes the time, so tests need not sleep.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace bell::server {

using Clock = std::chrono::steady_clock;

// At most `most` per `period`, refilled evenly; after a pause all of them may come at once.
class Allowance {
 public:
  Allowance(std::uint64_t most, std::chrono::milliseconds period) : most_(most), period_(period) {}
  bool take(Clock::time_point now);
  void give_back() { empty_until_ -= price(); }
  bool is_full(Clock::time_point now) const { return now >= empty_until_; }
  // The time until the next one is granted.
  std::chrono::milliseconds wait(Clock::time_point now) const;

 private:
  Clock::duration price() const { return period_ / static_cast<std::int64_t>(most_); }
  std::uint64_t most_;
  Clock::duration period_;
  Clock::time_point empty_until_{};  // when the allowance is full again
};

// One allowance per caller, dropped when it is full again. Thread-safe.
class Allowances {
 public:
  Allowances(std::uint64_t most, std::chrono::milliseconds period) : most_(most), period_(period) {}
  // False: too many. `wait`, if given, receives how long to wait.
  bool take(const std::string& who, Clock::time_point now, std::chrono::milliseconds* wait = nullptr);
  // Returns one that turned out not to count.
  void give_back(const std::string& who);
  std::size_t size() const;

 private:
  void forget_full(Clock::time_point now);
  std::uint64_t most_;
  std::chrono::milliseconds period_;
  mutable std::mutex lock_;
  std::map<std::string, Allowance> of_;
  std::size_t sweep_at_ = 1024;
};

// What each caller opened and may not have begun yet; forgotten after `period`, when it is gone. For several threads.
class Openings {
 public:
  explicit Openings(std::chrono::milliseconds period) : period_(period) {}
  void add(const std::string& who, std::string table, Clock::time_point now);
  std::vector<std::string> of(const std::string& who, Clock::time_point now);  // the oldest first
  void forget(const std::string& who, const std::string& table);
  std::size_t callers() const;

 private:
  struct Opened {
    std::string table;
    Clock::time_point at;
  };
  void forget_old(Clock::time_point now);
  std::chrono::milliseconds period_;
  mutable std::mutex lock_;
  std::map<std::string, std::vector<Opened>> by_;
  std::size_t sweep_at_ = 1024;
};

// How many somebody holds at a time. For several threads.
class Holdings {
 public:
  bool take(const std::string& who, std::uint64_t most);
  void give_back(const std::string& who);
  std::uint64_t held(const std::string& who) const;

 private:
  mutable std::mutex lock_;
  std::map<std::string, std::uint64_t> of_;
};

// One of a caller's holdings, given back at the end of the scope.
class Held {
 public:
  Held() = default;
  Held(Holdings& holdings, std::string who) : holdings_(&holdings), who_(std::move(who)) {}
  Held(Held&& other) noexcept : holdings_(std::exchange(other.holdings_, nullptr)), who_(std::move(other.who_)) {}
  Held& operator=(Held&& other) noexcept {
    std::swap(holdings_, other.holdings_);
    std::swap(who_, other.who_);
    return *this;
  }
  ~Held() {
    if (holdings_ != nullptr) holdings_->give_back(who_);
  }

 private:
  Holdings* holdings_ = nullptr;
  std::string who_;
};

}  // namespace bell::server
