// The numbers on Stockpile's investor and strategy cards, with a key for each: "power.soros",
// "strategy.bear-raid.cost".
#pragma once

#include <span>

#include "rulebook/field.h"
#include "view/stockpile/investors.h"
#include "view/stockpile/strategies.h"

namespace bell::rulebook {

inline constexpr int kMostMoney = 99;  // thousands of dollars, the largest printed amount

std::span<const Field> card_fields();
void fill_cards(const Numbers& numbers, stockpile::Components& printed);

}  // namespace bell::rulebook
