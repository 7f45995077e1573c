// Misfits by name, and as problems: for catalogues.
#pragma once

#include <string>
#include <string_view>

#include "kernel/misfit.h"
#include "kernel/problem.h"

namespace bell {

constexpr std::string_view name_of(Misfit why) {
  switch (why) {
    case Misfit::excludes:
      return "excludes";
    case Misfit::needs:
      return "needs";
    case Misfit::replaced:
      return "replaced";
    case Misfit::no_anchor:
      return "no_anchor";
    case Misfit::too_few_seats:
      return "too_few_seats";
    case Misfit::too_many_seats:
      return "too_many_seats";
    case Misfit::bad_option:
      return "bad_option";
    case Misfit::unknown:
      return "unknown";
  }
  return "unknown";
}

// What is unknown names its kind: "misfit.unknown_option".
inline Problem problem_of(const CompositionError& error) {
  const std::string kind = error.why == Misfit::unknown ? '_' + error.second : std::string();
  return {"misfit." + std::string(name_of(error.why)) + kind,
          Facts{{"first", error.first}, {"second", error.second}, {"rule", std::string(id_of(error.rule))}}};
}

}  // namespace bell
