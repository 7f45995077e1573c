// How often somebody has asked lately. Time is said by the caller, so that a test needs no patience.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace bell::server {

using Clock = std::chrono::steady_clock;

// `most` in any stretch of `period`, refilled evenly: who was quiet may come with all of it at once.
class Allowance {
 public:
  Allowance(std::uint64_t most, std::chrono::milliseconds period) : most_(most), period_(period) {}
  bool take(Clock::time_point now);
  void give_back() { empty_until_ -= price(); }
  bool is_full(Clock::time_point now) const { return now >= empty_until_; }
  // How long until the next one is granted.
  std::chrono::milliseconds wait(Clock::time_point now) const;

 private:
  Clock::duration price() const { return period_ / static_cast<std::int64_t>(most_); }
  std::uint64_t most_;
  Clock::duration period_;
  Clock::time_point empty_until_{};  // the debt of those taken, paid off by time
};

// An allowance for each caller, forgotten when it is full again. For several threads.
class Allowances {
 public:
  Allowances(std::uint64_t most, std::chrono::milliseconds period) : most_(most), period_(period) {}
  // False: too many. `wait`, if given, learns for how long.
  bool take(const std::string& who, Clock::time_point now, std::chrono::milliseconds* wait = nullptr);
  // One that was taken and turned out not to count.
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

// One of somebody's holdings, given back at the end of the scope.
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
