// Listens, serves connections, shuts down gracefully.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "host/register.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "server/settings.h"

namespace bell::server {

struct Opening {
  Settings settings;
  host::Register* registry = nullptr;
  std::string where;  // where the data is, for display
  std::string version;
  std::string language;                                // of the user who starts the server
  std::function<void(const std::string& line)> print;  // for the user who starts the server
};

// Serves until SIGTERM or SIGINT, then drains. Nothing, or why it could not.
std::optional<Problem> run_server(const Opening& opening);

}  // namespace bell::server
