// The store named on the command line, or this user's default store.
#pragma once

#include <string>

#include "cli/commands/commands.h"
#include "kernel/fault.h"
#include "kernel/outcome.h"
#include "store/address.h"

namespace bell::cli {

// --store: the flag, or BELL_STORE, or the usual file.
void add_store_flag(const Options& command, std::string& store);
// Prints the complaint itself and returns the exit code.
Outcome<store::Address, Exit> store_address(const std::string& store);

std::string say(const Fault& fault);
// Reports a fault of a store as a command's result.
Exit refuse_store(const Fault& fault);

}  // namespace bell::cli
