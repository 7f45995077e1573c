// A bot that is a program of its own, as it is named on a command line.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/problem.h"

namespace bell::external {

struct Program {
  std::string name;  // all of it
  std::string path;
  std::chrono::milliseconds limit{1000};  // for one decision
};

// Whether the name is meant to be one of these: "exec:PATH", or "exec:PATH:200ms" with a limit of its own.
bool is_program(std::string_view name);
// Precondition: is_program(name).
Program read_program(std::string_view name);
// Why nothing at that path can be run.
std::optional<Problem> refuse(const Program& program);

}  // namespace bell::external
