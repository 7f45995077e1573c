// Turns a setup into the composed rules of a title, or into a sentence that says why not.
#pragma once

#include <string>
#include <variant>

#include "engine/core/title.h"
#include "kernel/misfit_name.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "rulebook/rulebook.h"

namespace bell::lab {

// Rules with their title's type.
template <class T>
struct Opened {
  using Game = T;
  typename T::Rules rules;
};

inline Problem unknown_title(const std::string& name) {
  return problem_of(CompositionError{Misfit::unknown, name, "title"});
}

template <Title T>
Outcome<Opened<T>, Problem> open_rules(const Setup& setup) {
  const auto printed = rulebook::printed(setup);
  if (!printed) return printed.error();
  auto rules = T::compose(setup, std::get<typename T::Components>(*printed));
  if (!rules) return problem_of(rules.error());
  return Opened<T>{std::move(*rules)};
}

}  // namespace bell::lab
