// The part of `bell play` that other commands use.
#pragma once

#include <string>

#include "cli/commands/commands.h"

namespace bell::cli {

// One person against bots suitable for a beginner.
Exit play_first_match(const std::string& title);

}  // namespace bell::cli
