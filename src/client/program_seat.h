// Lets a program play a seat of a served table: it is asked as in docs/bot-protocol.md, with what the server sent to
// its seat.
#pragma once

#include <string>
#include <vector>

#include "client/served_table.h"

namespace bell::client {

// Plays until the match is over. `name` is "exec:PATH" or "exec:PATH:200ms"; `closed` are files and folders the program
// may not read.
std::optional<Problem> play_by_program(ServedTable& table, const std::string& name,
                                       const std::vector<std::string>& closed);

}  // namespace bell::client
