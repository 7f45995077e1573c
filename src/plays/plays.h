// Rule scenarios as text: reads a .play file, sets up the table, runs it, and reports what did not hold.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/problem.h"
#include "kernel/rule.h"

namespace bell::plays {

struct Verdict {
  std::string name;             // the file's name, which states the rule
  std::vector<Rule> rules;      // the rules it tests
  std::vector<Problem> faults;  // with their lines; empty if the play holds
  std::string position;         // the table at the first fault
  bool passed() const { return faults.empty(); }
};

// Never throws: a file that cannot be read or parsed gives a verdict with a fault.
Verdict run(std::string_view name, std::string_view text);
Verdict run_file(const std::string& path);

}  // namespace bell::plays
