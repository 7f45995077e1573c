// A journal named on the command line: opened for replay, or refused with the line and the reason.
#pragma once

#include <string>

#include "cli/commands/commands.h"
#include "journal/journal.h"
#include "kernel/fault.h"
#include "kernel/outcome.h"
#include "table/replay.h"
#include "texts/texts.h"

namespace bell::cli {

// Prints the complaint itself and returns the exit code.
Outcome<table::Replay, Exit> open_journal(const std::string& file, journal::TornEnd torn_end);
// For a fault found while stepping through it.
Exit refuse_journal(const std::string& file, const Fault& fault);

// The seats by number and name, as in the journal's header.
texts::Present present_at(const table::Replay& replay, Viewer reader);

}  // namespace bell::cli
