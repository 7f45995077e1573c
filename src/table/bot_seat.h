// A bot's turn at a table: it is handed what its seat sees and was told, and nothing else.
#pragma once

#include <string_view>
#include <vector>

#include "engine/core/match.h"
#include "external/bot.h"
#include "kernel/rng.h"
#include "table/table.h"

namespace bell::table {

// Precondition for all: it is `seat`'s turn.
// A bot of that name exists; it makes nobody wait for longer than people have patience.
Action ask_bot(std::string_view bot, const Match& match, Seat seat, Rng& rng);
// The same for a bot that is a program: whatever it does, the answer is legal.
Action ask_program(external::Bot& program, const Setup& setup, const Match& match, Seat seat);
// Every choice of the seat, best first.
std::vector<Hint> judge_choices(const Match& match, Seat seat, Rng& rng);

}  // namespace bell::table
