// Share cards in a hand: what they sell for, and showing them.
#pragma once

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

// What the bank pays for a share card now.
int sale_price(const Rules& rules, const Board& board, Card share);
Prospect prospect_of_sale(const Rules& rules, const View& view, const Action& act);

// What a player has of each company once share cards have come or gone. One that is being kept while a magnate acts
// will be there, too.
struct Change {
  Card gained = kNoCard;
  Card lost = kNoCard;
};
Stakes stakes_after(const Rules& rules, const View& view, Seat seat, const Change& change);

// A share card joins a hand or leaves it; the number of cards held is public.
void add_share(State& state, Seat seat, Card share);
void remove_share(State& state, Seat seat, Card share);

// A card, share or variation, joins what its owner keeps.
void keep_card(State& state, Seat seat, Card card);

// Lays all share cards of a hand open for a moment. Whatever left it unseen is known by then.
void show_all_shares(Ctx& ctx, Seat seat, Rule why);

// An unknown share card has left this hand.
bool is_unsure(const State& now, Seat seat);

}  // namespace bell::wall_street_1920
