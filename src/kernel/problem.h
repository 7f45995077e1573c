// Something went wrong at an edge (a file, an argument): one sentence that names the cause and the way out.
#pragma once

#include <string>

namespace bell {

struct Problem {
  std::string text;
};

}  // namespace bell
