// The server: opens its doors, lets people in, and says goodbye in time.
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
  std::string where;  // the data is, for people
  std::string version;
  std::function<void(const std::string& line)> print;  // to whoever started it
};

// Serves until SIGTERM or SIGINT, then drains. Nothing, or why it could not.
std::optional<Problem> run_server(const Opening& opening);

}  // namespace bell::server
