// Writes files atomically: readers see the old one or the new one, never half of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kernel/problem.h"

namespace bell::cli {

// Asked before long work: why what is read from `source` can't be written there; for one, because it is the same file,
// by whatever name. Leaves nothing behind.
std::optional<Problem> refuse_file(const std::string& path, const std::string& source);
// Replaces an ordinary file of that name.
std::optional<Problem> write_file(const std::string& path, std::string_view text);

}  // namespace bell::cli
