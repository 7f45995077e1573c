// Parses untrusted text as JSON, within bounds.
#pragma once

#include <string>
#include <string_view>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "wire/wire.h"

namespace bell::wire {

// No message of ours nests deeper. Without this bound, a line of brackets would exhaust the stack of a recursive
// parser.
inline constexpr int kDeepest = 16;

// The document, or why it is invalid.
Outcome<Json, Problem> parse(std::string_view text);

// The beginning of an untrusted text, for messages: shortened, on one line, and without control characters.
std::string quoted(std::string_view text);

}  // namespace bell::wire
