// How prices move, split and fall. Every change of a price goes through here.
#pragma once

#include "engine/stockpile/rules.h"
#include "view/stockpile/landing.h"

namespace bell::stockpile {

// Opens the window in which a company moves; does nothing for 0 steps. The caller continues in its `enter`.
void move_company(Ctx& ctx, Company company, int steps);

// A company in motion: its space, and the spaces still to go; negative is down.
struct Travel {
  int place = 0;
  int left = 0;
};
enum class Arrival : std::uint8_t { up, down, split, bankrupt };
// Moves one space: past the last one the company splits and continues, before the first one it goes bankrupt and stops.
// Precondition: there is a space to go.
Arrival take_space(const Ladder& ladder, Travel& travel);
// The result of moving that many spaces from its current one.
Landing landing_of(const Rules& rules, const Board& board, Company company, int steps);

// The payment in a split for cards that were split before.
Money split_bonus(const Rules& rules, int cards);

// Puts a company on its starting space.
void start_company(const Rules& rules, Board& board, Company company);

// The window itself: moves space by space.
StepOps move_company_step();

}  // namespace bell::stockpile
