// The two lines of a turn, as docs/bot-protocol.md describes them.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "view/any_sight.h"

namespace bell::external {

// What the seat sees, and how long the program may take. Equal sights give equal lines. Without the line's end.
std::string print_question(const AnySight& sight, std::uint64_t id, std::chrono::milliseconds limit);

struct Reply {
  Action action;
  std::optional<double> evaluation;  // the share of the win the program expects, 0…1
};

// The program's choice, or what is wrong with the line.
Outcome<Reply, Problem> read_reply(std::string_view line, const AnySight& sight, std::uint64_t id);

}  // namespace bell::external
