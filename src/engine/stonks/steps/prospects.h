// The prospects of the base game's decisions, from what the player can see. Each is next to its step.
#pragma once

#include "engine/stonks/rules.h"
#include "view/stonks/prospect.h"

namespace bell::stonks {

// The shares on a card and their current worth, for any card that may join a portfolio.
Prospect prospect_of_card(const Rules& rules, const Board& board, Card card);

Prospect prospect_of_laying(const Rules& rules, const View& view, const Action& act);
Prospect prospect_of_playing(const Rules& rules, const View& view, const Action& act);
Prospect prospect_of_changing(const Rules& rules, const View& view, const Action& act);
Prospect prospect_of_taking(const Rules& rules, const View& view, const Action& act);

}  // namespace bell::stonks
