// Selling shares to the bank, in a fixed order, so that there is only one way to write a sale.
#pragma once

#include "engine/stockpile/rules.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {

// What one share brings a seat that is sold at `value`.
Money price_of_share(const Rules& rules, const Board& board, Seat seat, Money value);
// What a sale brings in all.
Money proceeds_of(const Rules& rules, const Board& board, const Action& sale);

// Cards of this company that this portion of a sale may take.
int cards_for(const State& now, Seat seat, Company company, Portion portion);

// The beat of a step in which shares are sold, once its seat has passed.
inline constexpr std::uint8_t kSoldEnough = 0xFF;

// Sales come by company, and within one by portion. `from` is the first place in that order still open; a seat that
// has sold goes on behind it. Places count from 0.
int place_of_sale(const Action& sale);
void offer_sales(const State& now, Seat who, int from, ActionList& out);
Refusal refuse_sale(const State& now, const Action& sale, int from);
void sell(Ctx& ctx, const Action& sale);

// One share at a fixed price: a regular card is sold, a split one becomes regular. Gives what the seat is to get.
Money give_at(Ctx& ctx, Rule why, Seat seat, Company company, Portion portion, Money price);

}  // namespace bell::stockpile
