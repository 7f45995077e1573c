// Facts of a 1920 Wall Street match as the rules tell them: each with its rule, and details that only some may know.
#pragma once

#include "engine/core/secret.h"
#include "view/wall_street_1920/seen_event.h"

namespace bell::wall_street_1920 {

struct Event {
  Happening what{};
  Rule rule = Rule::none;
  Seat seat = kNoSeat;
  Secret<Card> card{};
  Secret<Back> back{};
  Company company = kNoCompany;
  std::int16_t number = 0;
  std::uint8_t value = 0;
  std::uint8_t before = 0;
  Seat other = kNoSeat;
};

inline Secret<Card> open_card(Card card) { return Secret<Card>::known_to_all(card); }
constexpr std::int16_t whole(int number) { return static_cast<std::int16_t>(number); }

}  // namespace bell::wall_street_1920
