// The modules of Stockpile. Within a precedence they answer in this order; at one anchor their steps come in this
// order.
#pragma once

#include <span>

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

const Manifest& bonds_manifest();
const Manifest& commodities_taxes_manifest();
const Manifest& forecast_dice_manifest();
const Manifest& first_player_card_manifest();
const Manifest& advanced_board_manifest();
const Manifest& investors_manifest();
const Manifest& investor_auction_manifest();
const Manifest& strategy_cards_manifest();

std::span<const Manifest* const> all_modules();

}  // namespace bell::stockpile
