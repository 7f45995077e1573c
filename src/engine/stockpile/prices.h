// How values move, split and fall. Every change of a value, whatever its cause, goes through here.
#pragma once

#include "engine/stockpile/rules.h"
#include "view/stockpile/landing.h"

namespace bell::stockpile {

// Opens the window in which a company moves; nothing happens for 0 steps. The caller goes on by its `enter`.
void move_company(Ctx& ctx, Company company, int steps);

// A company on the move: where it stands, and the spaces still to go; negative is down.
struct Travel {
  int place = 0;
  int left = 0;
};
enum class Arrival : std::uint8_t { up, down, split, bankrupt };
// Moves one space: past the last one the company splits and goes on, before the first one it is bankrupt and stops.
// Precondition: there is a space to go.
Arrival take_space(const Ladder& ladder, Travel& travel);
// Where so many spaces lead from where it stands.
Landing landing_of(const Rules& rules, const Board& board, Company company, int steps);

// What a split pays for cards that were split before it.
Money split_bonus(const Rules& rules, int cards);

// Puts a company on its starting space.
void start_company(const Rules& rules, Board& board, Company company);

// Space by space: the window itself.
StepOps move_company_step();

}  // namespace bell::stockpile
