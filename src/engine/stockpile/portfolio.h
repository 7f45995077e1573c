// Portfolios: cards come and go, and with them what everybody knows about the regular ones.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// A stock card nobody else has seen, or one that `card`'s knowers have.
void gain_unseen(State& state, Seat seat, const Secret<Card>& stock, int seats);
// A stock card everybody has seen.
void gain_shown(State& state, Seat seat, Company company);
// Cards leave the regular portfolio in everybody's sight.
void lose_shown(State& state, Seat seat, Company company, int number);
// Regular cards are held up and put back: everybody knows of that many at least.
void show_regular(State& state, Seat seat, Company company, int number);

// A card of each company in the set, split ones first since they are known anyway; and who shows them is told.
void show_one_of_each(Ctx& ctx, Rule why, Seat seat, CompanySet set);

// One card between the portfolios, shown.
void move_to_split(State& state, Seat seat, Company company);
void move_to_regular(State& state, Seat seat, Company company);

inline int regular_of(const State& now, Seat seat, Company company) { return now.regular[seat][company]; }
inline int split_of(const State& now, Seat seat, Company company) { return now.board.split[seat][company]; }
// Split cards count two.
inline int shares_of(const State& now, Seat seat, Company company) {
  return regular_of(now, seat, company) + 2 * split_of(now, seat, company);
}
// What a portfolio with these regular cards is worth at the present values.
Money worth_of_shares(const Board& board, Seat seat, const Shares& regular);
// What is public: whether any card lies in either portfolio.
bool has_any_card(const Board& board, Seat seat);
// Whether everybody knows every card of the regular portfolio; those of the split one are known anyway.
bool is_known(const Board& board, Seat seat);

}  // namespace bell::stockpile
