// A broken invariant as a problem: what is untrue of a table, by name, worded in texts.
#pragma once

#include <string>

#include "kernel/problem.h"

namespace bell {

inline Problem untruth(const char* invariant) { return {std::string("invariant.") + invariant, Facts{}}; }

}  // namespace bell
