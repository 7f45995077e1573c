// Files somebody names (plays, settings, numbers of a box, certificates): read within bounds, for whatever is named may
// be an endless device or a gigabyte of anything.
#pragma once

#include <cstddef>
#include <string>

#include "kernel/outcome.h"

namespace bell::rulebook {

inline constexpr std::size_t kMostWritten = std::size_t{1} << 20U;  // bytes; far more than anybody writes

enum class WrittenFault { unreadable, too_large };
Outcome<std::string, WrittenFault> read_written(const std::string& path, std::size_t most = kMostWritten);

}  // namespace bell::rulebook
