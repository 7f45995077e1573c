// Prices: the companies' levels on their tracks, and what moves them.
#pragma once

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

int value_now(const Rules& rules, const Board& board, Company company);

// Whether this space is an end of the track.
bool is_end_of_track(const Rules& rules, int level);

// Where moving a company by `spaces` (up if positive) takes it, at most to the end of its track; nothing if it stays.
PriceMoves moves_of(const Rules& rules, const Board& board, Company company, int spaces);
// The same for a card that is bought and kept: for its company, or for the lowest or highest ones. A surprise moves
// nothing before its company is chosen.
PriceMoves moves_when_kept(const Rules& rules, const Board& board, Card card);

// Moves prices.
void move_price(Ctx& ctx, Seat by, Company company, int spaces);
void move_prices_for(Ctx& ctx, Seat by, Card kept);

// The companies that reach an end of their tracks.
CompanySet arrivals(const Rules& rules, const PriceMoves& moves);

// The prospect of a choice that moves prices; and the most relevant rule for a card's own moves.
void foresee(const Rules& rules, const Board& board, Seat by, const PriceMoves& moves, Prospect& prospect);
Rule rule_of_moves(Card kept);

}  // namespace bell::wall_street_1920
