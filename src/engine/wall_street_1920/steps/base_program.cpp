// The steps of a 1920 Wall Street match in order.
#include <array>

#include "engine/wall_street_1920/steps/steps.h"

namespace bell::wall_street_1920 {

std::span<const StepOps> base_sequence() {
  static const std::array kSequence{// Set-up, once
                                    set_out_step(), lay_duals_step(), lay_cards_step(), deal_capital_step(),
                                    choose_start_step(), first_top_step(), place_pawns_step(),
                                    // A turn: the action and its consequences
                                    fresh_top_step(), start_turn_step(), act_step(), choose_pile_step(),
                                    resolve_purchase_step(), refill_step(), new_top_step(), close_turn_step(),
                                    // The next player, until the explosion ends it
                                    next_player_step(), discard_explosion_step(), next_turn_step(),
                                    final_scoring_step()};
  return kSequence;
}

std::span<const StepOps> base_windows() {
  static const std::array kWindows{surprise_step(), exchange_step()};
  return kWindows;
}

}  // namespace bell::wall_street_1920
