// The arguments of the commands as data: for the manual page and for completion.
#pragma once

#include <string>
#include <vector>

namespace bell::cli {

struct Taken {
  std::string name;  // "--players", or "title" for a positional argument
  std::string kind;  // the kind of value: "N", "FILE", "TITLE"; flags have none
  std::string text;
  bool is_argument() const { return !name.starts_with("-"); }
};

struct Synopsis {
  std::string command;
  std::string about;
  std::vector<Taken> takes;  // arguments first, in their order
  std::string footer;        // notes and examples
};

}  // namespace bell::cli
