// Prices and the trump token: what a fluctuation may change, and what follows from a change.
#pragma once

#include "engine/stonks/rules.h"

namespace bell::stonks {

enum class Direction : std::int8_t { up = 1, down = -1 };

// Why this change can't be made, or allowed().
Refusal refuse_change(const State& now, Company company, Direction direction, int steps);

// Moves the token and turns it black; the trump token follows. Precondition: not refused.
void change_price(Ctx& ctx, Seat by, Company company, Direction direction, int steps);

// An answer to Rules::blackened: tokens stay black until a fourth one turns, which frees the other three.
CompanySet black_until_the_fourth(const State& now, Company changed, CompanySet so_far);

// The company of lowest value, leftmost on ties.
Company trump_company(const Board& board);

}  // namespace bell::stonks
