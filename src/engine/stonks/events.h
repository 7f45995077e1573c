// Facts of a Stonks match as the rules tell them: each with its rule, and cards that only some may know.
#pragma once

#include "engine/core/secret.h"
#include "view/stonks/seen_event.h"

namespace bell::stonks {

struct Event {
  Happening what{};
  Rule rule = Rule::none;
  Seat seat = kNoSeat;
  Secret<Card> card{};
  Company company = kNoCompany;
  std::int16_t number = 0;
  std::uint8_t value = 0;
  std::uint8_t before = 0;
};

inline Secret<Card> open_card(Card card) { return Secret<Card>::known_to_all(card); }

}  // namespace bell::stonks
