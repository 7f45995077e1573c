// The format of everything on the wire, as JSON Schema and as TypeScript. Generated from the descriptions that write
// and read it, so neither can be out of date.
#pragma once

#include <string>

#include "wire/wire.h"

namespace bell::wire {

// $defs contains every message; each title's view, facts and choices; and the names they use.
Json schema();
std::string typescript(const Json& schema);

}  // namespace bell::wire
