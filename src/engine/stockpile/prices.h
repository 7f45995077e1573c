// How values move, split and fall. Every change of a value, whatever its cause, goes through here.
#pragma once

#include "engine/stockpile/rules.h"
#include "view/stockpile/landing.h"

namespace bell::stockpile {

// Opens the window in which a company moves; nothing happens for 0 steps. The caller goes on by its `enter`.
void move_company(Ctx& ctx, Company company, int steps);

// A company on its way: where it stands, and the spaces still to go; negative is down.
struct Course {
  int place = 0;
  int left = 0;
};
enum class Arrival : std::uint8_t { up, down, split, bankrupt };
// One space further: over the edge it splits and goes on, off the start it is bankrupt and the rest of its way is lost.
// Precondition: there is a space to go.
Arrival take_space(const Ladder& ladder, Course& course);
// Where so many spaces lead from where it stands.
Landing landing_of(const Rules& rules, const Board& board, Company company, int steps);

// What a split pays for cards that were split before it.
Money split_bonus(const Rules& rules, int cards);

// Puts a company on its starting space.
void start_company(const Rules& rules, Board& board, Company company);

// Space by space: the window itself.
StepOps move_company_step();

}  // namespace bell::stockpile
