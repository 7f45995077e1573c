// A play as written: lines of a verb and its phrases.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bell::plays {

// Comments (# to the end of the line) are gone; phrases were separated by a middle dot.
struct Line {
  int number = 0;  // 1 is the first of the file
  std::string verb;
  std::vector<std::string> phrases;
};

// Empty lines are left out. Anything can be read as lines; whether they make sense is the runner's business.
std::vector<Line> read_script(std::string_view text);

}  // namespace bell::plays
