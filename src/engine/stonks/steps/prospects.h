// What each decision of the base game would do: beside the step that does it, from what the one who chooses can see.
#pragma once

#include "engine/stonks/rules.h"
#include "view/stonks/prospect.h"

namespace bell::stonks {

// The shares on a card and their worth now, for any card that may join a portfolio.
Prospect prospect_of_card(const Rules& rules, const Board& board, Card card);

Prospect prospect_of_laying(const Rules& rules, const View& view, const Action& act);
Prospect prospect_of_playing(const Rules& rules, const View& view, const Action& act);
Prospect prospect_of_changing(const Rules& rules, const View& view, const Action& act);
Prospect prospect_of_taking(const Rules& rules, const View& view, const Action& act);

}  // namespace bell::stonks
