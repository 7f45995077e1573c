// The setup of a match, as filled in by a lobby, a command line or a journal's header. Names only; not validated.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace bell {

struct Setup {
  std::string title{};
  int seats = 0;
  std::vector<std::string> modules{};
  std::map<std::string, std::string> options{};
  std::map<std::string, std::string> components{};  // printed numbers replaced, as written in TOML
  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace bell
