// Parses one line of a journal. For this room only.
#pragma once

#include <string_view>

#include "journal/entry.h"
#include "kernel/fault.h"
#include "kernel/outcome.h"

namespace bell::journal {

// The entry on this line, which follows `last` (null: it is the first); or what is wrong with its form.
Outcome<Entry, Fault> read_entry(int format, std::string_view line, const Entry* last);

}  // namespace bell::journal
