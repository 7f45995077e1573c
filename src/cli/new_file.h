// A file written as a whole or not at all: readers see the old one or the new one, never half of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kernel/problem.h"

namespace bell::cli {

// Asked before long work: why nothing can be written there. Leaves nothing behind.
std::optional<Problem> refuse_file(const std::string& path);
// Replaces an ordinary file of that name.
std::optional<Problem> write_file(const std::string& path, std::string_view text);

}  // namespace bell::cli
