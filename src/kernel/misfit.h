// Why a set of modules, options and seats is invalid: which two things conflict, and by which rule.
#pragma once

#include <cstdint>
#include <string>

#include "kernel/rule.h"

namespace bell {

enum class Misfit : std::uint8_t {
  excludes = 1,       // the two cannot be played together
  needs = 2,          // the first requires the second
  replaced = 3,       // both replace the same step
  no_anchor = 4,      // the step it refers to is missing
  too_few_seats = 5,  // first: the module or title
  too_many_seats = 6,
  bad_option = 7,  // first: the option, second: the invalid value
  unknown = 8,     // first: the name, second: the kind of thing
};

struct CompositionError {
  Misfit why{};
  std::string first;
  std::string second;
  Rule rule = Rule::none;
};

}  // namespace bell
