// The store named on the command line, or where a house of this user keeps its tables.
#pragma once

#include <string>

#include "cli/commands/commands.h"
#include "kernel/fault.h"
#include "kernel/outcome.h"
#include "store/address.h"

namespace bell::cli {

// --store: the flag, or BELL_STORE, or the usual file.
void add_store_flag(const Options& command, std::string& store);
// Complains itself; the exit is what is left to return.
Outcome<store::Address, Exit> store_address(const std::string& store);

std::string say(const Fault& fault);
// A fault about a store, as the answer of a command.
Exit refuse_store(const Fault& fault);

}  // namespace bell::cli
