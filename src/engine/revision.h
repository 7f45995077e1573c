// Gives the revision of a title's rules in this program.
#pragma once

#include <optional>
#include <string_view>

#include "engine/every_title.h"

namespace bell {

// Nothing: unknown title.
inline std::optional<int> revision_of(std::string_view title) {
  std::optional<int> found;
  EveryEngine::any_of([&]<class T>() {
    if (T::name == title) found = T::revision;
    return found.has_value();
  });
  return found;
}

}  // namespace bell
