// How a sitting goes on between two questions: how fast others act, and after what a report is shown.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace bell::tui {

struct Manners {
  enum class Pace : std::uint8_t { none, fast, normal, slow };
  enum class Report : std::uint8_t { never, rounds, turns };  // turns: of tricks, or once around the table
  Pace pace = Pace::normal;
  Report report = Report::rounds;

  int moment() const {  // milliseconds for which something is shown
    constexpr int kMoments[] = {0, 120, 300, 900};
    return kMoments[static_cast<int>(pace)];
  }
};

// By the words people type; nothing for others.
std::optional<Manners::Pace> pace_from(std::string_view word);
std::optional<Manners::Report> report_from(std::string_view word);
// As the environment says: BELL_PACE, BELL_REPORT.
Manners usual_manners();

}  // namespace bell::tui
