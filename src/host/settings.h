// The settings of a table besides its game; kept in the register as text.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "wire/lobby.h"

namespace bell::host {

struct Settings {
  wire::NewTable order;  // without the house's password

  std::string text() const;
  static Settings from(const std::string& text);

  bool has_clock() const { return !std::holds_alternative<wire::NoClock>(order.clock); }
  bool is_by_days() const { return std::holds_alternative<wire::DayClock>(order.clock); }
  // The language of the table's own messages.
  std::string lang() const { return order.lang.value_or("en"); }
  bool is_live() const { return std::holds_alternative<wire::LiveClock>(order.clock); }
  // The time for one answer, and the reserve for all answers that take longer.
  std::chrono::milliseconds allowance() const;
  std::chrono::milliseconds bank() const;
};

// The code of a refusal if the clock is invalid.
std::optional<std::string> refuse_clock(const wire::Clock& clock);

}  // namespace bell::host
