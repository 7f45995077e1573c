// Prices: where companies stand on their tracks, and what moves them.
#pragma once

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

int value_now(const Rules& rules, const Board& board, Company company);

// Moves one company by `spaces`, up if positive, as far as its track goes.
void move_price(Ctx& ctx, Seat by, Company company, int spaces);

// Moves those that stand lowest, highest, or both. Precondition: `card` is a fluctuation.
void fluctuate(Ctx& ctx, Seat by, Card card);

}  // namespace bell::wall_street_1920
