// The steps and modules of Stockpile by number and name. Append only: journals of running games depend on them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "kernel/enum_set.h"
#include "kernel/names.h"

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

inline constexpr int kLastStep = 58;  // the numbers have gaps
inline constexpr std::array<std::pair<std::string_view, StepId>, 49> kStepNames{{
    {"name_first_player", StepId::name_first_player},
    {"starting_cash", StepId::starting_cash},
    {"starting_share", StepId::starting_share},
    {"start_round", StepId::start_round},
    {"deal_pairs", StepId::deal_pairs},
    {"open_piles", StepId::open_piles},
    {"deal_market", StepId::deal_market},
    {"place_market", StepId::place_market},
    {"next_supply", StepId::next_supply},
    {"bidding", StepId::bidding},
    {"payment", StepId::payment},
    {"action_cards", StepId::action_cards},
    {"selling", StepId::selling},
    {"movement", StepId::movement},
    {"round_end", StepId::round_end},
    {"majorities", StepId::majorities},
    {"final_sale", StepId::final_sale},
    {"held_fees", StepId::held_fees},
    {"final_total", StepId::final_total},
    {"move_company", StepId::move_company},
    {"pay_dividend", StepId::pay_dividend},
    {"buy_bonds", StepId::buy_bonds},
    {"bond_interest", StepId::bond_interest},
    {"repay_bonds", StepId::repay_bonds},
    {"draw_commerce", StepId::draw_commerce},
    {"place_commerce", StepId::place_commerce},
    {"pay_commodities", StepId::pay_commodities},
    {"pay_taxes", StepId::pay_taxes},
    {"roll_dice", StepId::roll_dice},
    {"place_first_card", StepId::place_first_card},
    {"give_first_card", StepId::give_first_card},
    {"deal_investors", StepId::deal_investors},
    {"keep_investors", StepId::keep_investors},
    {"reveal_investors", StepId::reveal_investors},
    {"bid_for_investors", StepId::bid_for_investors},
    {"take_investors", StepId::take_investors},
    {"take_insider_card", StepId::take_insider_card},
    {"draw_opening", StepId::draw_opening},
    {"hide_opening", StepId::hide_opening},
    {"before_demand", StepId::before_demand},
    {"start_demand", StepId::start_demand},
    {"look_while_bidding", StepId::look_while_bidding},
    {"sell_again", StepId::sell_again},
    {"buy_discarded", StepId::buy_discarded},
    {"end_of_round", StepId::end_of_round},
    {"deal_strategies", StepId::deal_strategies},
    {"discard_strategies", StepId::discard_strategies},
    {"draw_strategies", StepId::draw_strategies},
    {"play_strategy", StepId::play_strategy},
}};

constexpr std::optional<StepId> step_named(std::string_view name) { return named(kStepNames, name); }
constexpr std::string_view name_of(StepId step) { return name_in(kStepNames, step); }

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
