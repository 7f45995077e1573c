// Prints a fault for a test: its name and its facts.
#pragma once

#include <string>

#include "kernel/fault_name.h"

namespace bell::exam {

inline std::string why(const Fault& fault) {
  std::string text(name_of(fault.code));
  for (const auto& [name, value] : fault.facts) text += ", " + name + " " + value;
  return text;
}

}  // namespace bell::exam
