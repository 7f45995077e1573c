// Dividends: a player is paid only for the shares they show.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Opens the window in which everybody, or only the seat `only`, may show shares to be paid for. The caller continues in
// its `enter`.
void declare_dividend(Ctx& ctx, Company company, int per_share, Seat only);

// The payment for showing these cards.
Money dividend_for(const Shown& shown, int per_share);

// Pays a seat for the cards it has shown for the current dividend.
void pay_for_shown(Ctx& ctx, Seat seat, Company company, int per_share);

StepOps pay_dividend_step();

}  // namespace bell::stockpile
