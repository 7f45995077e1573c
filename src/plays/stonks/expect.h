// Expectations about a Stonks table, checked through the views: each secret is read as its owner sees it.
#pragma once

#include "engine/core/match.h"
#include "engine/stonks/rules.h"
#include "plays/phrase.h"
#include "view/stonks/ids.h"

namespace bell::plays {

stonks::View stonks_view(const Match& match, Viewer viewer);
// The current step.
stonks::StepId stonks_step(const stonks::Rules& rules, const stonks::Board& board);

// Why the phrase is false in this match.
Fault expect_of_stonks(const stonks::Rules& rules, const Match& match, Phrase& phrase);

}  // namespace bell::plays
