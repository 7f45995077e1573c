// How values move, split and fall. Every change of a value, whatever its cause, goes through here.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Opens the window in which a company moves; nothing happens for 0 steps. The caller goes on by its `enter`.
void move_company(Ctx& ctx, Company company, int steps);

// Puts a company on its starting space.
void start_company(const Rules& rules, Board& board, Company company);

// Space by space: the window itself.
StepOps move_company_step();

}  // namespace bell::stockpile
