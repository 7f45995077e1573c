// Selling shares to the bank, in a fixed order, so that each sale can be written in only one way.
#pragma once

#include "engine/stockpile/rules.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {

// What a seat gets for one share sold at `value`.
Money price_of_share(const Rules& rules, const Board& board, Seat seat, Money value);
// The total income from a sale.
Money proceeds_of(const Rules& rules, const Board& board, const Action& sale);

// Cards of this company that this portion of a sale may take.
int cards_for(const State& now, Seat seat, Company company, Portion portion);

// The beat of a selling step once its seat has passed.
inline constexpr std::uint8_t kSoldEnough = 0xFF;

// Sales are ordered by company, then by portion. `from` is the first index still open; a seat that has sold continues
// after its sale. Indexes count from 0.
int place_of_sale(const Action& sale);
void offer_sales(const State& now, Seat who, int from, ActionList& out);
Refusal refuse_sale(const State& now, const Action& sale, int from);
void sell(Ctx& ctx, const Action& sale);

// Sells one share at a fixed price: a regular card is discarded, a split one becomes regular. Gives what the seat
// receives.
Money give_at(Ctx& ctx, Rule why, Seat seat, Company company, Portion portion, Money price);

}  // namespace bell::stockpile
