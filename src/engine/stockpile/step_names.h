// The steps of Stockpile in words, for plays and replays.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "engine/stockpile/ids.h"
#include "kernel/names.h"

namespace bell::stockpile {

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

}  // namespace bell::stockpile
