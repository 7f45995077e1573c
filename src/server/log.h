// What the server writes down about itself: an event and its facts. Never a token, an action or a whole address; the
// callers give none, and this room has no function that would take a message's text.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace bell::server {

enum class Level { debug, info, warning, error };
using LogFacts = std::initializer_list<std::pair<std::string_view, std::string>>;

enum class LogForm { lines, json };
// Once, before the first event. `level` is the least that is written: "debug", "info", "warning", "error".
void start_log(LogForm form, std::string_view level);
void log(Level level, std::string_view event, LogFacts facts = {});

}  // namespace bell::server
