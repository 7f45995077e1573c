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

inline Outcome<toml::table, TomlFault> parse_toml(std::string_view text) {
  try {
    return toml::parse(text);
  } catch (const toml::parse_error& error) {
    return TomlFault{static_cast<int>(error.source().begin.line), std::string(error.description())};
  }
}

inline int line_of(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

}  // namespace bell::rulebook
