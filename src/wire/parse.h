// Reads text that anybody may have written as JSON, within bounds.
#pragma once

#include <string>
#include <string_view>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "wire/wire.h"

namespace bell::wire {

// No message of ours nests deeper. A reader that goes down level by level would otherwise be led to the end of its
// stack by a line of brackets.
inline constexpr int kDeepest = 16;

// The document, or why it is none: "it is no JSON", "it is nested deeper than 16 levels".
Outcome<Json, Problem> parse(std::string_view text);

// The beginning of a foreign text for a message: bounded, on one line, and without what a terminal would obey.
std::string quoted(std::string_view text);

}  // namespace bell::wire
