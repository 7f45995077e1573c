// Prices and their tokens: which company is trump, and which tokens stay black.
#pragma once

#include "engine/stonks/rules.h"

namespace bell::stonks {

// The company with the lowest price, leftmost on ties.
Company trump_company(const Board& board);

// Moves the trump token, if a price change requires it.
void move_trump_token(Ctx& ctx);

// An answer to Rules::blackened: tokens stay black until a fourth one turns black, which frees the other three.
CompanySet black_until_the_fourth(const Board& board, Company changed, CompanySet so_far);

}  // namespace bell::stonks
