// Misfits by name: for catalogues.
#pragma once

#include <string_view>

#include "kernel/misfit.h"

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

}  // namespace bell
