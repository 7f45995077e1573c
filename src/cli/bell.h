// The program `bell`: parses the command line and runs one command, or says what is wrong with the line.
#pragma once

#include <string>

#include "cli/commands/commands.h"

namespace bell::cli {

Exit run_bell(int count, char** words, const std::string& version, const lab::Ranks& ranks);

}  // namespace bell::cli
