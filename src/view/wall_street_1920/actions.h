// What can be done in 1920 Wall Street, and how it is written. Layout of the arguments behind verb and actor:
//
//   verb            by      args[0]   args[1]
//   lay_card        chance  place     card      set-up of the rondel
//   deal_capital    chance  back      seat
//   choose_start    chance  seat
//   turn_up         chance  card                the next top of the deck
//   lay_magnate     chance  company   magnate   1…4
//   turn_magnate    chance  magnate   side      1 is the punishment
//   place_pawn      seat    place
//   flip            seat                        the trend
//   lay_option      seat    place
//   move            seat    spaces
//   sell            seat    card
//   raise_capital   seat
//   keep            seat    card
//   discard         seat    card      pile
//   choose_company  seat    company             of a surprise
//   show            seat    card      company   what the card stands for in this exchange
//   offer           seat    card
//   swap            seat    seat
//   give_magnate    seat    seat
//   redeem          seat                        a loan
//   decline         seat
//   take_discard    seat    pile
//   give_back       seat    card                to the box
//   end_turn        seat
#pragma once

#include <cstdint>
#include <string>

#include "kernel/action.h"
#include "view/wall_street_1920/board.h"

namespace bell::wall_street_1920 {

enum class Verb : std::uint8_t {
  lay_card = 1,
  deal_capital = 2,
  choose_start = 3,
  turn_up = 4,
  lay_magnate = 5,
  turn_magnate = 6,
  place_pawn = 7,
  flip = 8,
  lay_option = 9,
  move = 10,
  sell = 11,
  raise_capital = 12,
  keep = 13,
  discard = 14,
  choose_company = 15,
  show = 16,
  offer = 17,
  swap = 18,
  give_magnate = 19,
  redeem = 20,
  decline = 21,
  take_discard = 22,
  give_back = 23,
  end_turn = 24,
};
inline constexpr int kVerbs = 24;  // numbered from 1

constexpr Action action_of(Verb verb, Seat by, int first = 0, int second = 0) {
  return packed(static_cast<std::uint8_t>(verb), by, first, second);
}
constexpr Action with_card(Verb verb, Seat by, Card card) { return action_of(verb, by, static_cast<int>(card)); }
constexpr Action with_place(Verb verb, Seat by, int place) { return action_of(verb, by, place); }
constexpr Action with_company(Verb verb, Seat by, Company company) {
  return action_of(verb, by, static_cast<int>(company));
}
constexpr Action with_seat(Verb verb, Seat by, Seat seat) { return action_of(verb, by, index(seat)); }
constexpr Action with_pile(Verb verb, Seat by, Pile pile) { return action_of(verb, by, static_cast<int>(pile)); }
constexpr Action discard_of(Seat by, Card card, Pile pile) {
  return action_of(Verb::discard, by, static_cast<int>(card), static_cast<int>(pile));
}
constexpr Action show_of(Seat by, Card card, Company company) {
  return action_of(Verb::show, by, static_cast<int>(card), static_cast<int>(company));
}
constexpr Action lay_at(int place, Card card) {
  return action_of(Verb::lay_card, kChance, place, static_cast<int>(card));
}
constexpr Action capital_to(Seat seat, Back back) {
  return action_of(Verb::deal_capital, kChance, static_cast<int>(back), index(seat));
}

constexpr Verb verb_of(const Action& action) { return static_cast<Verb>(action.verb); }
constexpr Card card_in(const Action& action) { return static_cast<Card>(action.args[0]); }
constexpr Card laid_in(const Action& action) { return static_cast<Card>(action.args[1]); }
constexpr int place_in(const Action& action) { return action.args[0]; }
constexpr int spaces_in(const Action& action) { return action.args[0]; }
constexpr Back back_in(const Action& action) { return static_cast<Back>(action.args[0]); }
constexpr Company company_in(const Action& action) { return static_cast<Company>(action.args[0]); }
constexpr Company named_in(const Action& action) { return static_cast<Company>(action.args[1]); }
constexpr Pile pile_in(const Action& action) { return static_cast<Pile>(action.args[0]); }
constexpr Pile onto_in(const Action& action) { return static_cast<Pile>(action.args[1]); }
constexpr Seat seat_in(const Action& action) { return static_cast<Seat>(action.args[0]); }

// Notation without the actor: "move 3", "keep corn2-", "discard gold on B". A share card is its company, a 2 if it
// has two shares, and + or - if it moves the price; a variation is its company and how far it moves it.
std::string notation(const Action& action);
std::string notation(Card card);
std::string_view name_of(Company company);  // "corn"
char letter_of(Pile pile);                  // 'A'

}  // namespace bell::wall_street_1920
