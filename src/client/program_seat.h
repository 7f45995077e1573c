// A program in a seat of a served table: it is asked as docs/bot-protocol.md says, with what its seat was sent.
#pragma once

#include <string>

#include "client/served_table.h"

namespace bell::client {

// Plays until the match is over. `name` is "exec:PATH" or "exec:PATH:200ms".
std::optional<Problem> play_by_program(ServedTable& table, const std::string& name);

}  // namespace bell::client
