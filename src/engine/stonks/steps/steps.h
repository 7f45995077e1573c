// The steps of the base game, by name; base_program.cpp puts them in order.
#pragma once

#include <span>

#include "engine/stonks/rules.h"

namespace bell::stonks {

StepOps remove_company_step();
StepOps place_tiles_step();
StepOps start_tokens_step();
StepOps gather_step();
StepOps start_round_step();
StepOps deal_step();
StepOps start_portfolio_step();
StepOps first_opener_step();
StepOps open_market_step();
StepOps play_cards_step();
StepOps fluctuation_step();
StepOps resolve_trick_step();
StepOps take_card_step();
StepOps next_trick_step();
StepOps end_round_step();
StepOps score_round_step();
StepOps next_round_step();
StepOps final_scoring_step();

// A round of the base game from first to last step, and the windows its steps may open.
std::span<const StepOps> base_sequence();
std::span<const StepOps> base_windows();

// Puts all market cards of the companies in play into the deck.
void gather_all_cards(Ctx& ctx);

}  // namespace bell::stonks
