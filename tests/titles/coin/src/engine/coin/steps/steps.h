// The steps of the base game, by name; base_program.cpp puts them in order.
#pragma once

#include <span>

#include "engine/coin/rules.h"

namespace bell::coin {

StepOps start_round_step();
StepOps toss_step();
StepOps claim_step();
StepOps guess_step();
StepOps next_round_step();
StepOps final_scoring_step();

// The rule about the number of rounds.
Rule rounds_rule();

std::span<const StepOps> base_sequence();
std::span<const StepOps> base_windows();

}  // namespace bell::coin
