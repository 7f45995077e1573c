// Expectations about a Coin table, checked through the views; and its facts and its table in words.
#pragma once

#include <string>

#include "engine/core/match.h"
#include "plays/phrase.h"

namespace bell::plays::coins {

coin::View view_of(const Match& match, Viewer viewer);

// Why the phrase is false in this match.
Fault expect_of(const Match& match, Phrase& phrase);
// A fact: "tossed seat 0 heads"; a side the listener was not told is "?".
std::string in_words(const coin::SeenEvent& event);
// The table, with the coin as the hider sees it.
std::string position_of(const Match& match);

}  // namespace bell::plays::coins
