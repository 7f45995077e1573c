// What `bell play` does for other commands.
#pragma once

#include <string>

#include "cli/commands/commands.h"

namespace bell::cli {

// One person against bots that are good for a beginner.
Exit play_first_match(const std::string& title);

}  // namespace bell::cli
