// A JSON document as indented lines that people read more easily.
#pragma once

#include <string>

#include "cli/console.h"

namespace bell::cli {

// Short things stand on one line, things with parts on several. Null is shown as "-": nothing, or not to be known.
std::string outline(const Json& document, std::size_t indent);

}  // namespace bell::cli
