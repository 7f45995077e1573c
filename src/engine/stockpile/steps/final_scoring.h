// Who has most shares of a company, and what that is worth: for the final scoring, and for views before that.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Nobody leads without a share.
SeatMask leaders_of(const Rules& rules, const PerSeat<int>& shares);
// What each of the leaders gets.
Money majority_of(const Rules& rules, SeatMask leaders);

}  // namespace bell::stockpile
