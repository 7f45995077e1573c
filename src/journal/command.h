// Commands: what a table writes down besides the actions of its game, and their notation.
//
//   seat 0: undo 57            entry 57 and everything after it is void
//   seat 1: resign
//   table: bot broker at 2     a bot stands in for the person at seat 2
//   table: back 2              the person takes seat 2 back
//   table: clock +318          318 seconds are charged to nobody
//   table: revision 4          from here on by this revision of the rules
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "kernel/seat.h"

namespace bell::journal {

struct Undo {
  std::uint32_t entry = 0;
  friend bool operator==(const Undo&, const Undo&) = default;
};
struct Resign {
  friend bool operator==(const Resign&, const Resign&) = default;
};
struct StandIn {
  std::string bot;
  Seat at = kNoSeat;
  friend bool operator==(const StandIn&, const StandIn&) = default;
};
struct Back {
  Seat at = kNoSeat;
  friend bool operator==(const Back&, const Back&) = default;
};
struct ClockStop {
  std::int64_t seconds = 0;
  friend bool operator==(const ClockStop&, const ClockStop&) = default;
};
struct NewRevision {
  int revision = 0;
  friend bool operator==(const NewRevision&, const NewRevision&) = default;
};

using Command = std::variant<Undo, Resign, StandIn, Back, ClockStop, NewRevision>;

std::string print(const Command& command);
// The command in `text`, if `by` (a seat or kTable) may give it.
std::optional<Command> read_command(Seat by, std::string_view text);

}  // namespace bell::journal
