// The names of the steps and modules of Stockpile. Append only: journals of running games count on them.
#pragma once

#include <cstdint>

#include "kernel/enum_set.h"

namespace bell::stockpile {

enum class StepId : std::uint8_t {
  none = 0,
  name_first_player = 1,
  starting_cash = 2,
  starting_share = 3,
  start_round = 4,
  deal_pairs = 5,
  open_piles = 6,
  deal_market = 7,
  place_market = 8,
  next_supply = 9,
  bidding = 10,
  payment = 11,
  action_cards = 12,
  selling = 13,
  movement = 14,
  round_end = 15,
  majorities = 16,
  final_sale = 17,
  held_fees = 18,
  final_total = 19,
  move_company = 20,  // window
  pay_dividend = 21,  // window

  buy_bonds = 30,
  bond_interest = 31,
  repay_bonds = 32,
  draw_commerce = 33,
  place_commerce = 34,
  pay_commodities = 35,
  pay_taxes = 36,
  roll_dice = 37,
  place_first_card = 38,
  give_first_card = 39,  // window
  deal_investors = 40,
  keep_investors = 41,
  reveal_investors = 42,
  bid_for_investors = 44,
  take_investors = 45,
  take_insider_card = 46,
  draw_opening = 47,
  hide_opening = 48,
  before_demand = 49,
  start_demand = 50,
  look_while_bidding = 51,  // window
  sell_again = 52,
  buy_discarded = 53,
  end_of_round = 54,
  deal_strategies = 55,
  discard_strategies = 56,
  draw_strategies = 57,
  play_strategy = 58,  // window
};

enum class ModuleId : std::uint8_t {
  bonds = 1,
  commodities_taxes = 2,
  forecast_dice = 3,
  first_player_card = 4,
  advanced_board = 5,
  investors = 6,
  investor_auction = 7,
  strategy_cards = 8,
};

using ModuleSet = EnumSet<ModuleId, 16>;  // in play

}  // namespace bell::stockpile
