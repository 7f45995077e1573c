// The steps of the base game, by name; base_program.cpp puts them in order.
#pragma once

#include <span>

#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {

StepOps set_out_step();
StepOps lay_duals_step();
StepOps lay_cards_step();
StepOps deal_capital_step();
StepOps choose_start_step();
StepOps first_top_step();
StepOps place_pawns_step();
StepOps fresh_top_step();
StepOps start_turn_step();
StepOps act_step();
StepOps choose_pile_step();
StepOps resolve_purchase_step();
StepOps refill_step();
StepOps new_top_step();
StepOps close_turn_step();
StepOps next_player_step();
StepOps discard_explosion_step();
StepOps next_turn_step();
StepOps final_scoring_step();
StepOps surprise_step();
StepOps exchange_step();

// A match from first to last step, and the windows its steps may open.
std::span<const StepOps> base_sequence();
std::span<const StepOps> base_windows();

// The rule about which things are open and which are secret.
Rule open_things_rule();

// Carries out a kept variation; may open a window. Precondition: `card` is a variation, or the action keeps one.
void take_effect(Ctx& ctx, Seat buyer, Card card);
Prospect prospect_of_effect(const Rules& rules, const View& view, const Action& keep);

// With two players a stock exchange card leaves the game instead of being laid out. True if it did.
bool removes_exchange(Ctx& ctx, Card drawn);

}  // namespace bell::wall_street_1920
