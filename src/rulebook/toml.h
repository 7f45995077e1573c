// Parses TOML into a value, or a fault with its line. The library throws; this file turns that into a return value.
#pragma once

#include <toml++/toml.h>

#include <string>
#include <string_view>

#include "kernel/outcome.h"
#include "kernel/problem.h"

namespace bell::rulebook {

// The line of a key like a.a.a.a with more parts than ours have: each part is a nested table, and the library would
// recurse until its stack overflows. 0 if there is none. Quotes are ignored, so that nothing can hide in them.
inline int line_of_too_deep_a_key(std::string_view text) {
  constexpr int kMostDots = 32;
  int line = 1, dots = 0;
  for (const char letter : text) {
    if (letter == '\n') ++line;
    if (std::string_view("\n,=[]{}").find(letter) != std::string_view::npos) dots = 0;
    if (letter == '.' && ++dots > kMostDots) return line;
  }
  return 0;
}

inline Problem not_toml(int line, const Problem& why) {
  return {"problem.not_toml", because(why, {{"line", std::to_string(line)}})};
}

inline Outcome<toml::table, Problem> parse_toml(std::string_view text) {
  if (const int line = line_of_too_deep_a_key(text); line > 0)
    return not_toml(line, {"reason.toml.many_dots", Facts{}});
  try {
    return toml::parse(text);
  } catch (const toml::parse_error& error) {
    return not_toml(static_cast<int>(error.source().begin.line),
                    {"reason.toml.says", Facts{{"said", std::string(error.description())}}});
  }
}

inline int line_of(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

}  // namespace bell::rulebook
