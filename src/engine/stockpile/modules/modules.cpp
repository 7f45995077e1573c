// The list of modules; to add one, add a line.
#include "engine/stockpile/modules/modules.h"

#include <array>

namespace bell::stockpile {

std::span<const Manifest* const> all_modules() {
  static const std::array kModules{&bonds_manifest(),
                                   &commodities_taxes_manifest(),
                                   &forecast_dice_manifest(),
                                   &first_player_card_manifest(),
                                   &advanced_board_manifest(),
                                   &investors_manifest(),
                                   &investor_auction_manifest(),
                                   &strategy_cards_manifest()};
  return kModules;
}

}  // namespace bell::stockpile
