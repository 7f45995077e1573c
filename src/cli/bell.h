// The program `bell`: reads the command line, runs one command, and says what was wrong with it otherwise.
#pragma once

#include <string>

#include "cli/commands/commands.h"

namespace bell::cli {

Exit run_bell(int count, char** words, const std::string& version, const lab::Ranks& ranks);

}  // namespace bell::cli
