// A fact of a Stockpile match as told to one viewer. The sequence of these is the viewer's memory.
#pragma once

#include <cstdint>
#include <type_traits>

#include "kernel/rule.h"
#include "kernel/seat.h"
#include "view/seen.h"
#include "view/stockpile/investors.h"
#include "view/stockpile/strategies.h"

namespace bell::stockpile {

enum class Happening : std::uint8_t {
  first_player_named = 1,   // seat
  cash_given = 2,           // seat, number
  share_given = 3,          // seat, card (secret)
  round_started = 4,        // number = round
  pair_dealt = 5,           // seat or none, number = pair, card = its company (secret), forecast (secret)
  pile_opened = 6,          // pile, card
  market_dealt = 7,         // seat, card (secret)
  chosen_face_up = 8,       // seat, pile, card (all but seat secret until shown)
  placed = 9,               // seat, pile, card; hidden if face down
  bid_made = 10,            // seat, pile, number = space, value = its amount
  outbid = 11,              // seat, pile
  bid_paid = 12,            // seat, pile, number = money, negative if received
  card_taken = 13,          // seat, pile, card
  fee_paid = 14,            // seat, card, number = money, negative if received
  fee_held = 15,            // seat, card
  fee_dropped = 16,         // seat, card
  action_played = 17,       // seat, card, company
  value_moved = 18,         // company, number = +1 or -1, value = new value, before
  stock_split = 19,         // company, value = new value, before
  split_paid = 20,          // seat, company, number = money
  bankrupt = 21,            // company, value = new value, before
  cards_lost = 22,          // seat, company, number = regular cards, value = split cards
  cards_split = 23,         // seat, company, number = cards moved to the split portfolio
  dividend_declared = 24,   // company, number = money a share
  shown = 25,               // seat, company, number = regular, value = split cards
  dividend_paid = 26,       // seat, company, number = money
  sold = 27,                // seat, company, number = regular cards, value = money
  sold_split = 28,          // seat, company, number = cards, value = money
  halved = 29,              // seat, company, number = cards, value = money
  pair_revealed = 30,       // seat or none, number = pair, card = its company, forecast
  token_passed = 31,        // seat
  majority_paid = 32,       // seat, company, number = money
  final_sale = 33,          // seat, number = money
  match_won = 34,           // seat, number = total
  portfolio_revealed = 35,  // seat, company, number = regular, value = split cards

  bonds_bought = 40,        // seat, number = bonds, value = money
  interest_paid = 41,       // seat, number = money
  bonds_repaid = 42,        // seat, number = money
  commerce_drawn = 43,      // seat, card (secret)
  commodities_paid = 44,    // seat, number = money
  taxes_paid = 45,          // seat, number = money
  die_rolled = 46,          // number = die, forecast
  first_card_given = 47,    // seat = giver, other = who gets it
  investor_dealt = 48,      // seat, investor (secret)
  investor_kept = 49,       // seat, investor (secret)
  investor_revealed = 50,   // seat, investor
  investor_put_up = 51,     // seat, pile, investor
  investor_bought = 52,     // seat, pile, investor, number = bid
  power_used = 53,          // seat, investor
  money_gained = 54,        // seat, number = money
  money_lost = 55,          // seat, number = money
  money_given = 56,         // seat, other, number = money
  looked_at_pair = 57,      // seat, number = pair, card (secret), forecast (secret)
  looked_at_card = 58,      // seat, pile, card (secret)
  card_moved = 59,          // seat, pile = where to, number = pile it came from, card (as known)
  insider_card_taken = 60,  // seat, card (secret), forecast (secret), number = 1 company, 2 forecast
  moved_to_split = 61,      // seat, company
  moved_to_regular = 62,    // seat, company
  share_discarded = 63,     // seat, company
  share_taken = 64,         // seat, company: from the discard pile
  sold_short = 65,          // seat, company, number = money, value = 1 if a split card became regular
  strategy_dealt = 66,      // seat, strategy (secret)
  strategy_discarded = 67,  // seat, strategy (secret)
  strategy_played = 68,     // seat, strategy
  forecast_covered = 69,    // seat, number = pair
  companies_shown = 70,     // seat, company, number = 1 if the card is a regular one
  thing_discarded = 71,     // seat, card: paid as a cost
  bond_discarded = 72,      // seat
  passed = 73,              // seat
  power_chosen = 74,        // seat, investor: which of two goes first
};

struct SeenEvent {
  Happening what{};
  Seat seat = kNoSeat;
  Rule rule = Rule::none;
  Seat other = kNoSeat;
  Company company = kNoCompany;
  Pile pile = kNoPile;
  Seen<Card> card;
  Seen<Forecast> forecast;
  Seen<Strategy> strategy;
  Seen<Investor> investor;
  std::uint8_t filler = 0;  // up to a whole word, so that equal facts have equal bytes
  std::int16_t number = 0;
  std::int16_t value = 0;
  std::int16_t before = 0;  // of a price: its value until then
  friend constexpr bool operator==(const SeenEvent&, const SeenEvent&) = default;
};

static_assert(std::has_unique_object_representations_v<SeenEvent>, "padding would enter comparisons");

}  // namespace bell::stockpile
