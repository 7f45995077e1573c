// What the commands take, as data: for the manual page and for shells that complete a line.
#pragma once

#include <string>
#include <vector>

namespace bell::cli {

struct Taken {
  std::string name;  // "--players", or "title" for an argument by its place
  std::string kind;  // what comes there: "N", "FILE", "TITLE"; a flag alone has none
  std::string text;
  bool is_argument() const { return !name.starts_with("-"); }
};

struct Synopsis {
  std::string command;
  std::string about;
  std::vector<Taken> takes;  // arguments first, in their order
  std::string footer;        // words to the reader, and examples
};

}  // namespace bell::cli
