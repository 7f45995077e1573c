// A fact of a Stonks match as told to one viewer. The sequence of these is the viewer's memory.
#pragma once

#include <cstdint>
#include <type_traits>

#include "kernel/rule.h"
#include "view/seen.h"
#include "view/stonks/components.h"

namespace bell::stonks {

enum class Happening : std::uint8_t {
  company_removed = 1,         // company
  tile_placed = 2,             // company, number = place from the left (1…)
  dealt = 3,                   // seat, card
  laid_to_reveal = 4,          // seat, card (secret)
  laid_face_down = 5,          // seat, card (secret)
  revealed = 6,                // seat, card
  opener_chosen = 7,           // seat
  market_opened = 8,           // card
  played = 9,                  // seat, card
  speculated_opening = 10,     // seat, card (secret), company named
  speculated_following = 11,   // seat, card, company it counts as
  speculation_cancelled = 12,  // seat whose speculation
  price_changed = 13,          // seat, company, number = steps (signed), value = new value, before
  token_unlocked = 14,         // company
  trump_changed = 15,          // company
  face_down_revealed = 16,     // seat, card
  trick_won = 17,              // seat, card
  trick_lost = 18,             // seat = opener: nobody won
  card_taken = 19,             // seat, card
  last_card_discarded = 20,    // seat, card (secret)
  hidden_revealed = 21,        // seat, card
  speculation_placed = 22,     // seat, company
  round_scored = 23,           // seat, number = points of the round
  round_started = 24,          // number = round
  match_won = 25,              // seat
};

struct SeenEvent {
  Happening what{};
  Seat seat = kNoSeat;
  Rule rule = Rule::none;
  std::int16_t number = 0;
  Company company = kNoCompany;
  std::uint8_t value = 0;
  Seen<Card> card{};
  std::uint8_t before = 0;  // of a price: its value until then
  std::uint8_t filler = 0;  // up to a whole word, so that equal facts have equal bytes
  friend constexpr bool operator==(const SeenEvent&, const SeenEvent&) = default;
};

static_assert(std::has_unique_object_representations_v<SeenEvent>, "padding would enter comparisons");

}  // namespace bell::stonks
