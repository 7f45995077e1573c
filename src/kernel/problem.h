// Something went wrong at an edge (a file, an argument): what, and how to fix it.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "kernel/fault.h"

namespace bell {

// A sentence. Rooms without texts give its key and facts instead; texts::explain formats it.
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

// The facts plus another sentence, which is formatted first: "why." is its key, and its facts are "why.line" and so on.
// User input is always a fact's value and never its name, so it cannot pose as a key.
inline Facts with_problem(Facts facts, const std::string& name, const Problem& problem) {
  if (!problem.facts) {
    facts.insert_or_assign(name, problem.text);
    return facts;
  }
  facts.insert_or_assign(name + '.', problem.text);
  for (const auto& [inner, value] : *problem.facts) facts.insert_or_assign(name + '.' + inner, value);
  return facts;
}
inline Facts because(const Problem& why, Facts facts = {}) { return with_problem(std::move(facts), "why", why); }

// A problem as a fault, whose sentence contains it as {why}.
inline Fault fault_of(FaultCode code, const Problem& problem) { return {code, because(problem)}; }

}  // namespace bell
