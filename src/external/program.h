// An external bot, as named on a command line.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/problem.h"

namespace bell::external {

struct Program {
  std::string name;  // the whole name
  std::string path;
  std::chrono::milliseconds limit{1000};  // per decision
};

// Whether the name has the form "exec:PATH", or "exec:PATH:200ms" with a time limit.
bool is_program(std::string_view name);
// Precondition: is_program(name).
Program read_program(std::string_view name);
// Why the file at that path cannot be run.
std::optional<Problem> refuse(const Program& program);

}  // namespace bell::external
