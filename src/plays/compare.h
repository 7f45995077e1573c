// Building blocks of every title's expectations: each returns a fault that names the actual value, or nothing.
#pragma once

#include <string>

#include "engine/core/match.h"
#include "plays/phrase.h"

namespace bell::plays {

// Expected `value steel 5`, but it is 4.
Fault compare(bool holds, const Phrase& phrase, const std::string& found);

Fault one_number(Phrase& phrase, int found);
Fault one_word(Phrase& phrase, const std::string& found);
Fault one_seat(Phrase& phrase, Seat found);                      // or "none"
Fault some_seats(Phrase& phrase, SeatMask found, int of_seats);  // or "none"

// "turn seat 0", "turn chance", "turn nobody".
Fault whose_turn(const Match& match, Phrase& phrase);

}  // namespace bell::plays
