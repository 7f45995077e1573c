// A play as written: lines with a verb and phrases.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bell::plays {

// Without comments (# to the end of the line); phrases are separated by a middle dot.
struct Line {
  int number = 0;  // in the file, from 1
  std::string verb;
  std::vector<std::string> phrases;
};

// Omits empty lines. Accepts any text; the runner decides whether the lines make sense.
std::vector<Line> read_script(std::string_view text);

}  // namespace bell::plays
