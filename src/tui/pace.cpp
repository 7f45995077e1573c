// Parses the pace and report settings.
#include "tui/pace.h"

#include <array>
#include <cstdlib>

namespace bell::tui {
namespace {

constexpr std::array<std::string_view, 4> kPaces{"none", "fast", "normal", "slow"};
constexpr std::array<std::string_view, 3> kReports{"never", "rounds", "turns"};

template <class Value, std::size_t Count>
std::optional<Value> value_of(const std::array<std::string_view, Count>& words, std::string_view word) {
  for (std::size_t at = 0; at < Count; ++at)
    if (words[at] == word) return static_cast<Value>(at);
  return std::nullopt;
}

std::string_view from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

}  // namespace

std::optional<PaceSettings::Pace> pace_from(std::string_view word) {
  return value_of<PaceSettings::Pace>(kPaces, word);
}
std::optional<PaceSettings::Report> report_from(std::string_view word) {
  return value_of<PaceSettings::Report>(kReports, word);
}

PaceSettings pace_from_environment() {
  PaceSettings settings;
  settings.pace = pace_from(from_environment("BELL_PACE")).value_or(settings.pace);
  settings.report = report_from(from_environment("BELL_REPORT")).value_or(settings.report);
  return settings;
}

}  // namespace bell::tui
