// What everything on the wire looks like: one JSON Schema, and the same as TypeScript. Made from the descriptions that
// write and read the wire, so neither can be out of date.
#pragma once

#include <string>

#include "wire/wire.h"

namespace bell::wire {

// $defs holds every message; for every title its view, its facts and its choices; and the names they use.
Json schema();
std::string typescript(const Json& schema);

}  // namespace bell::wire
