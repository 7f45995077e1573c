// The server's log: an event and its facts. Never a token, an action or a whole address; callers pass none, and no
// function here takes a message's text.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace bell::server {

enum class Level { debug, info, warning, error };
using LogFacts = std::initializer_list<std::pair<std::string_view, std::string>>;

enum class LogForm { lines, json };
// Call once, before the first event. `level` is the lowest level that is written: "debug", "info", "warning", "error".
void start_log(LogForm form, std::string_view level);
void log(Level level, std::string_view event, LogFacts facts = {});

}  // namespace bell::server
