// Counts by one moment in time for each caller: when what was taken will have been paid off.
#include "server/quota.h"

#include <algorithm>

namespace bell::server {

bool Allowance::take(Clock::time_point now) {
  const Clock::time_point from = std::max(now, empty_until_);
  if (from + price() > now + period_) return false;
  empty_until_ = from + price();
  return true;
}

std::chrono::milliseconds Allowance::wait(Clock::time_point now) const {
  const auto over = std::max(now, empty_until_) + price() - (now + period_);
  return std::max(std::chrono::milliseconds(0), std::chrono::ceil<std::chrono::milliseconds>(over));
}

bool Allowances::take(const std::string& who, Clock::time_point now, std::chrono::milliseconds* wait) {
  const std::lock_guard guard(lock_);
  if (of_.size() >= sweep_at_) forget_full(now);
  Allowance& allowance = of_.try_emplace(who, most_, period_).first->second;
  if (allowance.take(now)) return true;
  if (wait != nullptr) *wait = allowance.wait(now);
  return false;
}

void Allowances::give_back(const std::string& who) {
  const std::lock_guard guard(lock_);
  const auto at = of_.find(who);
  if (at != of_.end()) at->second.give_back();
}

std::size_t Allowances::size() const {
  const std::lock_guard guard(lock_);
  return of_.size();
}

// Seldom enough that a flood of new callers does not make each of them pay for all.
void Allowances::forget_full(Clock::time_point now) {
  std::erase_if(of_, [now](const auto& each) { return each.second.is_full(now); });
  sweep_at_ = std::max<std::size_t>(1024, 2 * of_.size());
}

bool Holdings::take(const std::string& who, std::uint64_t most) {
  const std::lock_guard guard(lock_);
  std::uint64_t& held = of_[who];
  if (held >= most) {
    if (held == 0) of_.erase(who);
    return false;
  }
  ++held;
  return true;
}

void Holdings::give_back(const std::string& who) {
  const std::lock_guard guard(lock_);
  const auto at = of_.find(who);
  if (at != of_.end() && --at->second == 0) of_.erase(at);
}

std::uint64_t Holdings::held(const std::string& who) const {
  const std::lock_guard guard(lock_);
  const auto at = of_.find(who);
  return at == of_.end() ? 0 : at->second;
}

}  // namespace bell::server
