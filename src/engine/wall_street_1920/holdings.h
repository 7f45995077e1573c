// Share cards in a hand: their sale prices, and showing them.
#pragma once

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

// What the bank pays for a share card now.
int sale_price(const Rules& rules, const Board& board, Card share);
Prospect prospect_of_sale(const Rules& rules, const View& view, const Action& act);

// A player's holdings after share cards have come or gone. Includes a card that is being kept while a magnate acts.
struct Change {
  Card gained = kNoCard;
  Card lost = kNoCard;
};
Stakes stakes_after(const Rules& rules, const View& view, Seat seat, const Change& change);

// Adds a share card to a hand or removes it; the number of cards held is public.
void add_share(State& state, Seat seat, Card share);
void remove_share(State& state, Seat seat, Card share);

// Adds a card, share or variation, to what its owner keeps.
void keep_card(State& state, Seat seat, Card card);

// Shows all share cards of a hand for a moment. Whatever left it unseen is known afterwards.
void show_all_shares(Ctx& ctx, Seat seat, Rule why);

// Whether an unknown share card has left this hand.
bool is_unsure(const State& now, Seat seat);

}  // namespace bell::wall_street_1920
