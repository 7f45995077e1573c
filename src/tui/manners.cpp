// The words for it.
#include "tui/manners.h"

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

std::optional<Manners::Pace> pace_from(std::string_view word) { return value_of<Manners::Pace>(kPaces, word); }
std::optional<Manners::Report> report_from(std::string_view word) { return value_of<Manners::Report>(kReports, word); }

Manners usual_manners() {
  Manners manners;
  manners.pace = pace_from(from_environment("BELL_PACE")).value_or(manners.pace);
  manners.report = report_from(from_environment("BELL_REPORT")).value_or(manners.report);
  return manners;
}

}  // namespace bell::tui
