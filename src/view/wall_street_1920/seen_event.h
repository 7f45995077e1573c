// A fact of a 1920 Wall Street match as told to one viewer. The sequence of these is the viewer's memory.
#pragma once

#include <cstdint>
#include <type_traits>

#include "kernel/rule.h"
#include "view/seen.h"
#include "view/wall_street_1920/board.h"

namespace bell::wall_street_1920 {

enum class Happening : std::uint8_t {
  card_laid = 1,          // card, number = place: set-up of the rondel
  card_removed = 2,       // card: removed before it could lie open
  capital_dealt = 3,      // seat, back (secret)
  start_chosen = 4,       // seat
  card_turned_up = 5,     // card: the new top of the deck
  pawn_placed = 6,        // seat, number = place
  turn_started = 7,       // seat, number = round
  trend_flipped = 8,      // seat, value = trend now
  moved = 9,              // seat, number = spaces, value = place
  paid = 10,              // seat, number = cash to the bank, value = paid by capital
  rival_paid = 11,        // seat, other, number
  loan_taken = 12,        // seat, number = how many, value = in all
  coins_taken = 13,       // seat, number
  card_kept = 14,         // seat, card
  card_discarded = 15,    // seat, card, value = pile
  place_refilled = 16,    // card, number = place
  price_changed = 17,     // seat, company, number = spaces (signed), value = new value, before
  share_sold = 18,        // seat, card, number = income, value = place
  capital_raised = 19,    // seat, number = new capital
  capital_lowered = 20,   // seat, number = new capital
  share_shown = 21,       // seat, card, company it stands for
  all_shares_shown = 22,  // seat: followed by share_counted for every share card
  share_counted = 23,     // seat, card, number = how many
  offered = 24,           // seat, card (secret)
  offer_revealed = 25,    // seat, card
  swapped = 26,           // seat, other, card given
  swapped_back = 27,      // seat, other, card received
  exchange_failed = 28,   // seat: nothing was swapped
  magnate_laid = 29,      // company, number = which
  magnate_turned = 30,    // number = which, value = 1 for punishment
  magnate_acted = 31,     // seat, company, number = which
  magnate_given = 32,     // seat receives, number = points at the end
  loan_returned = 33,     // seat, number = left
  discard_taken = 34,     // seat, card, value = pile
  card_returned = 35,     // seat, card (a share is secret)
  option_laid = 36,       // seat, number = place
  option_came_back = 37,  // seat
  pile_counted = 38,      // value = pile, number = dynamite
  event_triggered = 39,   // value = pile
  event_averted = 40,     // a tie
  back_revealed = 41,     // seat, back, number = points
  company_scored = 42,    // seat, company, number = points, value = shares
  extras_scored = 43,     // seat, number = points: variations, loans, gold after event A, and what modules add
  match_scored = 44,      // seat, number = points in all
  match_won = 45,         // seat, number = points
  sale_announced = 46,    // seat, card
  effect_begun = 47,      // seat, card: a variation that is kept
  turn_ended = 48,        // seat
  offer_declined = 49,    // seat: a magnate's
};
inline constexpr int kHappenings = 49;  // numbered from 1

struct SeenEvent {
  Happening what{};
  Seat seat = kNoSeat;
  Rule rule = Rule::none;
  std::int16_t number = 0;
  std::uint16_t value = 0;
  Company company = kNoCompany;
  Seat other = kNoSeat;
  Seen<Card> card;
  Seen<Back> back;
  std::uint16_t before = 0;  // of a price: its value until then
  friend constexpr bool operator==(const SeenEvent&, const SeenEvent&) = default;
};

static_assert(std::has_unique_object_representations_v<SeenEvent>, "equal memories have equal bytes");

}  // namespace bell::wall_street_1920
