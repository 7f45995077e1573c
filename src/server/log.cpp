// Logs with spdlog to standard error, where journald and terminals find it.
#include "server/log.h"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <nlohmann/json.hpp>

namespace bell::server {
namespace {

using Json = nlohmann::ordered_json;

LogForm& form() {
  static LogForm chosen = LogForm::lines;
  return chosen;
}

spdlog::level::level_enum of(Level level) {
  switch (level) {
    case Level::debug:
      return spdlog::level::debug;
    case Level::info:
      return spdlog::level::info;
    case Level::warning:
      return spdlog::level::warn;
    case Level::error:
      return spdlog::level::err;
  }
  return spdlog::level::err;
}

std::string quoted(const std::string& value) {
  if (!value.empty() && value.find_first_of(" \"=\\\n\t") == std::string::npos) return value;
  return Json(value).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

void start_log(LogForm chosen, std::string_view level) {
  form() = chosen;
  auto logger = spdlog::stderr_color_mt("bell");
  logger->set_level(spdlog::level::from_str(std::string(level)));
  logger->flush_on(spdlog::level::debug);
  logger->set_pattern(chosen == LogForm::json ? R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})"
                                              : "%Y-%m-%dT%H:%M:%S.%eZ %^%l%$ %v",
                      spdlog::pattern_time_type::utc);
  spdlog::set_default_logger(std::move(logger));
}

void log(Level level, std::string_view event, LogFacts facts) {
  const auto at = of(level);
  if (!spdlog::should_log(at)) return;
  if (form() == LogForm::lines) {
    std::string line(event);
    for (const auto& [name, value] : facts) line += ' ' + std::string(name) + '=' + quoted(value);
    spdlog::log(at, "{}", line);
    return;
  }
  Json document{{"event", event}};
  for (const auto& [name, value] : facts) document[std::string(name)] = value;
  const std::string text = document.dump(-1, ' ', false, Json::error_handler_t::replace);
  spdlog::log(at, "{}", std::string_view(text).substr(1, text.size() - 2));
}

}  // namespace bell::server
