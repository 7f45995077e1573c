// TOML as a value or a fault with its line. The library throws; nobody outside this file has to know.
#pragma once

#include <toml++/toml.h>

#include <string>
#include <string_view>

#include "kernel/outcome.h"

namespace bell::rulebook {

struct TomlFault {
  int line = 0;
  std::string text;
};

// The line with a key like a.a.a.a of more parts than any of ours: each is a table in a table, and the library would go
// down them to the end of its stack. 0 if there is none. Quotes do not count, so that nothing can hide behind them.
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

inline Outcome<toml::table, TomlFault> parse_toml(std::string_view text) {
  if (const int line = line_of_too_deep_a_key(text); line > 0) return TomlFault{line, "a name has too many dots in it"};
  try {
    return toml::parse(text);
  } catch (const toml::parse_error& error) {
    return TomlFault{static_cast<int>(error.source().begin.line), std::string(error.description())};
  }
}

inline int line_of(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

}  // namespace bell::rulebook
