// The steps of a Stockpile match in order.
#include <array>

#include "engine/stockpile/dividend.h"
#include "engine/stockpile/prices.h"
#include "engine/stockpile/steps/steps.h"

namespace bell::stockpile {

std::span<const StepOps> base_sequence() {
  RULE(SP_SET_5);
  RULE(SP_RND_3);
  RULE(SP_END_3);
  static const std::array kSequence{// Set-up, once
                                    name_first_player_step(), starting_cash_step(), starting_share_step(),
                                    // A round: Information, Supply, Demand, Action, Selling, Movement
                                    start_round_step(), deal_pairs_step(), open_piles_step(), deal_market_step(),
                                    place_market_step(), next_supply_step(), bidding_step(), payment_step(),
                                    action_cards_step(), selling_step(), movement_step(), round_end_step(),
                                    // The final scoring
                                    majorities_step(), final_sale_step(), held_fees_step(), final_total_step()};
  return kSequence;
}

std::span<const StepOps> base_windows() {
  static const std::array kWindows{move_company_step(), pay_dividend_step()};
  return kWindows;
}

}  // namespace bell::stockpile
