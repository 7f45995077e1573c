// Expectations about a 1920 Wall Street table, checked through the views: each secret is read as its owner sees it.
#pragma once

#include "engine/core/match.h"
#include "engine/wall_street_1920/rules.h"
#include "plays/phrase.h"
#include "view/wall_street_1920/ids.h"

namespace bell::plays::wall_street {

wall_street_1920::View view_of(const Match& match, Viewer viewer);
// The current step.
wall_street_1920::StepId step_of(const wall_street_1920::Rules& rules, const wall_street_1920::Board& board);

// Why the phrase is false in this match.
Fault expect_of(const wall_street_1920::Rules& rules, const Match& match, Phrase& phrase);

}  // namespace bell::plays::wall_street
