// The steps of a Stonks match in order.
#include <array>

#include "engine/stonks/steps/steps.h"

namespace bell::stonks {

std::span<const StepOps> base_sequence() {
  static const std::array kSequence{
      // Set-up, once
      remove_company_step(), place_tiles_step(), start_tokens_step(),
      // A round
      gather_step(), start_round_step(), deal_step(), start_portfolio_step(), first_opener_step(),
      // A trick, until every hand has one card left
      open_market_step(), play_cards_step(), resolve_trick_step(), take_card_step(), next_trick_step(),
      // The end of the round, and of the match
      end_round_step(), score_round_step(), next_round_step(), final_scoring_step()};
  return kSequence;
}

std::span<const StepOps> base_windows() {
  static const std::array kWindows{fluctuation_step()};
  return kWindows;
}

}  // namespace bell::stonks
