// What can be done in Stonks, and how it is written. Layout of the arguments behind verb and actor:
//
//   verb            by      args[0]   args[1]
//   remove_company  chance  company             ST-SET-2
//   place_tile      chance  company
//   deal            chance  card      seat
//   open_market     chance  card
//   lay_to_reveal   seat    card                the start card that will be shown
//   lay_face_down   seat    card                the start card that stays hidden
//   play            seat    card
//   speculate       seat    card      company   opening: card face down, company named; following: company led
//   raise, lower    seat    company             a fluctuation's choice
//   take            seat    card
#pragma once

#include <cstdint>
#include <string>

#include "kernel/action.h"
#include "view/stonks/components.h"

namespace bell::stonks {

enum class Verb : std::uint8_t {
  remove_company = 1,
  place_tile = 2,
  deal = 3,
  open_market = 4,
  lay_to_reveal = 5,
  lay_face_down = 6,
  play = 7,
  speculate = 8,
  raise = 9,
  lower = 10,
  take = 11,
};

constexpr Action action_of(Verb verb, Seat by, int first, int second = 0) {
  return packed(static_cast<std::uint8_t>(verb), by, first, second);
}
constexpr Action with_card(Verb verb, Seat by, Card card) { return action_of(verb, by, static_cast<int>(card)); }
constexpr Action with_company(Verb verb, Seat by, Company company) {
  return action_of(verb, by, static_cast<int>(company));
}
constexpr Action speculation(Seat by, Card card, Company company) {
  return action_of(Verb::speculate, by, static_cast<int>(card), static_cast<int>(company));
}
constexpr Action deal_to(Seat seat, Card card) {
  return action_of(Verb::deal, kChance, static_cast<int>(card), index(seat));
}

constexpr Verb verb_of(const Action& action) { return static_cast<Verb>(action.verb); }
constexpr Card card_in(const Action& action) { return static_cast<Card>(action.args[0]); }
constexpr Company company_in(const Action& action) { return static_cast<Company>(action.args[0]); }
constexpr Company named_in(const Action& action) { return static_cast<Company>(action.args[1]); }
constexpr Seat seat_in(const Action& action) { return static_cast<Seat>(action.args[1]); }

// Notation without the actor: "play C7", "speculate H13 as fish", "raise apple". Cards are the company's letter and the
// rank.
std::string notation(const Action& action);
std::string notation(Card card);
std::string_view name_of(Company company);  // "carrot"
char letter_of(Company company);            // 'C'

}  // namespace bell::stonks
