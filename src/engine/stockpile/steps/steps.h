// The steps of the base game, by name; base_program.cpp puts them in order.
#pragma once

#include <span>

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

StepOps name_first_player_step();
StepOps starting_cash_step();
StepOps starting_share_step();
StepOps start_round_step();
StepOps deal_pairs_step();
StepOps open_piles_step();
StepOps deal_market_step();
StepOps place_market_step();
StepOps next_supply_step();
StepOps bidding_step();
StepOps payment_step();
StepOps action_cards_step();
StepOps selling_step();
StepOps movement_step();
StepOps round_end_step();
StepOps majorities_step();
StepOps final_sale_step();
StepOps held_fees_step();
StepOps final_total_step();

// The rule by which a first player may be named.
Rule first_player_rule();

// The base game from set-up to the final total, and the windows its steps may open.
std::span<const StepOps> base_sequence();
std::span<const StepOps> base_windows();

}  // namespace bell::stockpile
