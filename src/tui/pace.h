// The pace and report settings: how fast others act, and when a report is shown.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace bell::tui {

struct PaceSettings {
  enum class Pace : std::uint8_t { none, fast, normal, slow };
  enum class Report : std::uint8_t { never, rounds, turns };  // turns: of tricks, or once around the table
  Pace pace = Pace::normal;
  Report report = Report::rounds;

  int moment() const {  // milliseconds for which something is shown
    constexpr int kMoments[] = {0, 120, 300, 900};
    return kMoments[static_cast<int>(pace)];
  }
};

// Parses what people type; nothing for unknown words.
std::optional<PaceSettings::Pace> pace_from(std::string_view word);
std::optional<PaceSettings::Report> report_from(std::string_view word);
// From the environment: BELL_PACE, BELL_REPORT.
PaceSettings pace_from_environment();

}  // namespace bell::tui
