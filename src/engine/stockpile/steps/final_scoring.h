// Who has the majority of a company, and what that pays: for the final scoring, and for views before that.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// A seat without a share never leads.
SeatMask leaders_of(const Rules& rules, const PerSeat<int>& shares);
// What each of the leaders gets.
Money majority_of(const Rules& rules, SeatMask leaders);

}  // namespace bell::stockpile
