// Portfolios: moves cards in and out, and updates what everybody knows about the regular ones.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Adds a stock card known to `stock`'s knowers, perhaps to nobody else.
void gain_unseen(State& state, Seat seat, const Secret<Card>& stock, int seats);
// Adds a stock card that everybody has seen.
void gain_shown(State& state, Seat seat, Company company);
// Removes cards from the regular portfolio publicly.
void lose_shown(State& state, Seat seat, Company company, int number);
// Shows regular cards without removing them: everybody knows of at least that many.
void show_regular(State& state, Seat seat, Company company, int number);

// Shows one card of each company in the set, split ones first since they are known anyway; tells the fact.
void show_one_of_each(Ctx& ctx, Rule why, Seat seat, CompanySet set);

// Moves one card between the portfolios, publicly.
void move_to_split(State& state, Seat seat, Company company);
void move_to_regular(State& state, Seat seat, Company company);

inline int regular_of(const State& now, Seat seat, Company company) { return now.regular[seat][company]; }
inline int split_of(const State& now, Seat seat, Company company) { return now.board.split[seat][company]; }
// Split cards count as two.
inline int shares_of(const State& now, Seat seat, Company company) {
  return regular_of(now, seat, company) + 2 * split_of(now, seat, company);
}
// The worth of a portfolio with these regular cards at current prices.
Money worth_of_shares(const Board& board, Seat seat, const Shares& regular);
// Whether any card is in either portfolio, which is public.
bool has_any_card(const Board& board, Seat seat);
// Whether everybody knows every card of the regular portfolio; the split one is public anyway.
bool is_known(const Board& board, Seat seat);

}  // namespace bell::stockpile
