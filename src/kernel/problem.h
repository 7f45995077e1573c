// Something went wrong at an edge (a file, an argument): what, and the way out.
#pragma once

#include <optional>
#include <string>

#include "kernel/fault.h"

namespace bell {

// A sentence. Rooms without words give the key of one and its facts instead; texts::explain says it.
struct Problem {
  std::string text;
  std::optional<Facts> facts{};
};

// "problem.no_bot bot=oracle known=intern": for logs and tests.
inline std::string plain(const Problem& problem) {
  std::string line = problem.text;
  for (const auto& [name, value] : problem.facts.value_or(Facts{})) line += " " + name + "=" + value;
  return line;
}

// A problem as a fault, whose sentence has it as {why}.
inline Fault fault_of(FaultCode code, const Problem& problem) {
  if (!problem.facts) return {code, {{"why", problem.text}}};
  Fault fault{code, *problem.facts};
  fault.facts["why"] = problem.text;
  return fault;
}

}  // namespace bell
