// What can be done in Stockpile, and how it is written. Layout of the arguments behind verb and actor:
//
//   verb                by      args[0]    args[1]   args[2]
//   name_first          chance  seat
//   give_share          chance  company    seat
//   deal_pair           chance  company    forecast  pair
//   open_pile           chance  card       pile
//   deal_market         chance  card       seat
//   roll                chance  forecast   die
//   draw_commerce       chance  card       seat
//   deal_strategy       chance  strategy   seat
//   deal_investor       chance  investor   seat
//   draw_opening        chance  card       nth
//   place_face_up/down  seat    card       pile
//   place_commerce      seat    card       pile
//   place_first_card    seat    pile
//   give_first_card     seat    seat
//   bid                 seat    pile       space     meeple
//   play_action         seat    card       company
//   sell                seat    company    portion   number     regular cards, whole split cards, halves of split cards
//   sell_short          seat    company    portion              at a fixed price
//   show                seat    regular    split                cards shown for a dividend
//   reveal_pair         seat    pair                            which of two goes first
//   buy_bonds           seat    number
//   keep_investor       seat    investor   investor             the second is none where one is kept
//   take_company        seat    company                         for the player's own pair
//   take_forecast       seat    forecast
//   hide_opening        seat    nth        pile
//   look_at_pile        seat    pile
//   move_card           seat    pile       position  pile       from, which in laying order, to
//   look_at_pair        seat    pair
//   raise, lower        seat    company
//   exchange            seat    company    portion   company    gives the first up, moves the second to the split cards
//   buy_discarded       seat    company
//   name_company        seat    company
//   show_companies      seat    set
//   give_money          seat    seat       seat                 the second is kNoSeat if all goes to the first
//   discard_strategy    seat    strategy
//   play_strategy       seat    strategy
//   give_up             seat    company    portion              a share as the cost of something
//   take_discarded      seat    company
//   discard_card        seat    card                            an action card or commodity as the cost of something
//   use_power           seat    investor                        which of two abilities goes first
//   cover               seat    pair                            lays a card on its forecast
//   refund              seat    meeple                          what its stockpile cost
//   pass                seat
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kernel/action.h"
#include "view/stockpile/investors.h"
#include "view/stockpile/strategies.h"

namespace bell::stockpile {

// A list of legal actions is ascending, so where several verbs are offered at once, their numbers determine the order.
enum class Verb : std::uint8_t {
  name_first = 1,
  give_share = 2,
  deal_pair = 3,
  open_pile = 4,
  deal_market = 5,
  roll = 6,
  draw_commerce = 7,
  deal_strategy = 8,
  deal_investor = 9,
  draw_opening = 10,

  place_face_up = 20,
  place_face_down = 21,
  place_commerce = 22,
  place_first_card = 23,
  give_first_card = 24,
  bid = 25,
  play_action = 26,
  sell = 27,
  sell_short = 28,
  show = 29,
  reveal_pair = 30,
  buy_bonds = 31,
  keep_investor = 32,
  take_company = 33,
  take_forecast = 34,
  hide_opening = 35,
  look_at_pile = 36,
  move_card = 37,
  look_at_pair = 38,
  raise = 39,
  lower = 40,
  exchange = 41,
  buy_discarded = 42,
  name_company = 43,
  show_companies = 44,
  give_money = 45,
  discard_strategy = 46,
  play_strategy = 47,
  give_up = 48,
  take_discarded = 49,
  discard_card = 50,
  use_power = 51,
  cover = 52,
  refund = 53,
  pass = 60,
};

// Which part of a portfolio a card comes from, and what becomes of it: half of a split card becomes a regular one.
enum class Portion : std::uint8_t { regular = 0, whole_split = 1, half_split = 2 };

constexpr Action action_of(Verb verb, Seat by, int first, int second = 0, int third = 0, int fourth = 0) {
  return packed(static_cast<std::uint8_t>(verb), by, first, second, third, fourth);
}
constexpr Action pass_of(Seat by) { return action_of(Verb::pass, by, 0); }
constexpr Action with_card(Verb verb, Seat by, Card card) { return action_of(verb, by, static_cast<int>(card)); }
constexpr Action with_company(Verb verb, Seat by, Company company) {
  return action_of(verb, by, static_cast<int>(company));
}
constexpr Action placing(Verb verb, Seat by, Card card, Pile pile) {
  return action_of(verb, by, static_cast<int>(card), index(pile));
}
constexpr Action bid_of(Seat by, Pile pile, int space, int meeple) {
  return action_of(Verb::bid, by, index(pile), space, meeple);
}
constexpr Action keeping(Seat by, Investor first, Investor second) {
  return action_of(Verb::keep_investor, by, static_cast<int>(first), static_cast<int>(second));
}
constexpr Action sale_of(Seat by, Company company, Portion portion, int number) {
  return action_of(Verb::sell, by, static_cast<int>(company), static_cast<int>(portion), number);
}

constexpr Verb verb_of(const Action& action) { return static_cast<Verb>(action.verb); }
constexpr Card card_in(const Action& action) { return static_cast<Card>(action.args[0]); }
constexpr Company company_in(const Action& action) { return static_cast<Company>(action.args[0]); }
constexpr Forecast forecast_in(const Action& action) { return static_cast<Forecast>(action.args[0]); }
constexpr Pile pile_in(const Action& action) { return static_cast<Pile>(action.args[0]); }
constexpr Investor investor_in(const Action& action) { return static_cast<Investor>(action.args[0]); }
constexpr Strategy strategy_in(const Action& action) { return static_cast<Strategy>(action.args[0]); }
constexpr Pile target_in(const Action& action) { return static_cast<Pile>(action.args[1]); }
constexpr Seat seat_in(const Action& action) { return static_cast<Seat>(action.args[1]); }
constexpr Portion portion_in(const Action& action) { return static_cast<Portion>(action.args[1]); }

// Notation without the actor: "up steel on 2", "bid 2 at 5", "sell bank x3", "pass". Stockpiles and spaces count
// from 1; a bid names its space, not its amount.
std::string notation(const Action& action);
std::string_view name_of(Verb verb);          // "place_face_up"
std::string_view name_of(Company company);    // "automotive"
std::string_view name_of(Card card);          // "steel", "fee1", "boom", "gold"
std::string_view name_of(Forecast forecast);  // "+4", "$$"
std::string_view name_of(Investor investor);
std::string_view name_of(Strategy strategy);
std::string_view name_of(Portion portion);  // "regular", "split", "half"

}  // namespace bell::stockpile
