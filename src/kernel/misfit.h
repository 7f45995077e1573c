// Why a set of modules, options and seats makes no game: which two things do not fit, and by which rule.
#pragma once

#include <cstdint>
#include <string>

#include "kernel/rule.h"

namespace bell {

enum class Misfit : std::uint8_t {
  excludes = 1,       // the two can't be played together
  needs = 2,          // the first can't be played without the second
  replaced = 3,       // both replace the same step
  no_anchor = 4,      // the step it builds on is not there
  too_few_seats = 5,  // first: the module or title
  too_many_seats = 6,
  bad_option = 7,  // first: the option, second: the value it can't have
  unknown = 8,     // first: the name, second: what kind of thing was looked for
};

struct CompositionError {
  Misfit why{};
  std::string first;
  std::string second;
  Rule rule = Rule::none;
};

}  // namespace bell
