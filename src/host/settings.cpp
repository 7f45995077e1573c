// Stores the order itself, as it was sent.
#include "host/settings.h"

#include "wire/speak.h"

namespace bell::host {

std::string Settings::text() const {
  wire::NewTable kept = order;
  kept.password.reset();
  std::string text;
  write(text, kept);
  return text;
}

Settings Settings::from(const std::string& text) {
  auto order = wire::read_new_table(text);
  return {.order = order ? std::move(*order) : wire::NewTable{}};
}

std::chrono::milliseconds Settings::allowance() const {
  if (const auto* live = std::get_if<wire::LiveClock>(&order.clock)) return std::chrono::seconds(live->move);
  if (const auto* days = std::get_if<wire::DayClock>(&order.clock)) return std::chrono::hours(24 * days->days);
  return {};
}

std::chrono::milliseconds Settings::bank() const {
  const auto* live = std::get_if<wire::LiveClock>(&order.clock);
  return std::chrono::seconds(live == nullptr ? 0 : live->bank);
}

std::optional<std::string> refuse_clock(const wire::Clock& clock) {
  constexpr int kLongestMove = 3600;
  constexpr int kLongestBank = 24 * 3600;
  constexpr int kMostDays = 60;
  const auto* live = std::get_if<wire::LiveClock>(&clock);
  const auto* days = std::get_if<wire::DayClock>(&clock);
  if (live != nullptr && (live->move < 5 || live->move > kLongestMove || live->bank < 0 || live->bank > kLongestBank))
    return "bad_clock";
  if (days != nullptr && (days->days < 1 || days->days > kMostDays)) return "bad_clock";
  return std::nullopt;
}

}  // namespace bell::host
