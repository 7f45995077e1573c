// One timestamp per caller: when the quota is full again (GCRA).
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

// Runs rarely, so that a flood of new callers does not cost a full scan each time.
void Allowances::forget_full(Clock::time_point now) {
  std::erase_if(of_, [now](const auto& each) { return each.second.is_full(now); });
  sweep_at_ = std::max<std::size_t>(1024, 2 * of_.size());
}

void Openings::add(const std::string& who, std::string table, Clock::time_point now) {
  const std::lock_guard guard(lock_);
  if (by_.size() >= sweep_at_) forget_old(now);
  by_[who].push_back({std::move(table), now});
}

std::vector<std::string> Openings::of(const std::string& who, Clock::time_point now) {
  const std::lock_guard guard(lock_);
  std::vector<std::string> tables;
  const auto at = by_.find(who);
  if (at == by_.end()) return tables;
  for (const Opened& opened : at->second)
    if (opened.at + period_ > now) tables.push_back(opened.table);
  return tables;
}

void Openings::forget(const std::string& who, const std::string& table) {
  const std::lock_guard guard(lock_);
  const auto at = by_.find(who);
  if (at == by_.end()) return;
  std::erase_if(at->second, [&table](const Opened& opened) { return opened.table == table; });
  if (at->second.empty()) by_.erase(at);
}

std::size_t Openings::callers() const {
  const std::lock_guard guard(lock_);
  return by_.size();
}

void Openings::forget_old(Clock::time_point now) {
  for (auto& [who, tables] : by_)
    std::erase_if(tables, [&](const Opened& opened) { return opened.at + period_ <= now; });
  std::erase_if(by_, [](const auto& each) { return each.second.empty(); });
  sweep_at_ = std::max<std::size_t>(1024, 2 * by_.size());
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
