// Reads files that somebody names (plays, settings, components, certificates) within bounds, because the name may be
// that of an endless device or a gigabyte of anything.
#pragma once

#include <cstddef>
#include <string>

#include "kernel/outcome.h"

namespace bell::rulebook {

inline constexpr std::size_t kMostWritten = std::size_t{1} << 20U;  // bytes; far more than people write

enum class WrittenFault { unreadable, too_large };
Outcome<std::string, WrittenFault> read_written(const std::string& path, std::size_t most = kMostWritten);

}  // namespace bell::rulebook
