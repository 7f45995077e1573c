// A bot's turn at a table: it is handed what its seat sees and was told, and nothing else.
#pragma once

#include <string_view>

#include "engine/core/match.h"
#include "kernel/rng.h"

namespace bell::table {

// Precondition: it is `seat`'s turn, and a bot of that name exists.
Action ask_bot(std::string_view bot, const Match& match, Seat seat, Rng& rng);

}  // namespace bell::table
