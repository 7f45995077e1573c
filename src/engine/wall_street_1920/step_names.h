// The steps of 1920 Wall Street in words, for plays and replays.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "engine/wall_street_1920/ids.h"
#include "kernel/names.h"

namespace bell::wall_street_1920 {

inline constexpr std::array<std::pair<std::string_view, StepId>, 24> kStepNames{{
    {"set_out", StepId::set_out},
    {"lay_duals", StepId::lay_duals},
    {"lay_cards", StepId::lay_cards},
    {"deal_capital", StepId::deal_capital},
    {"choose_start", StepId::choose_start},
    {"first_top", StepId::first_top},
    {"place_pawns", StepId::place_pawns},
    {"fresh_top", StepId::fresh_top},
    {"start_turn", StepId::start_turn},
    {"act", StepId::act},
    {"choose_pile", StepId::choose_pile},
    {"resolve_purchase", StepId::resolve_purchase},
    {"refill", StepId::refill},
    {"new_top", StepId::new_top},
    {"close_turn", StepId::close_turn},
    {"next_player", StepId::next_player},
    {"discard_explosion", StepId::discard_explosion},
    {"next_turn", StepId::next_turn},
    {"final_scoring", StepId::final_scoring},
    {"surprise", StepId::surprise},
    {"exchange", StepId::exchange},
    {"lay_magnates", StepId::lay_magnates},
    {"turn_magnates", StepId::turn_magnates},
    {"magnate", StepId::magnate},
}};

constexpr std::optional<StepId> step_named(std::string_view name) { return named(kStepNames, name); }
constexpr std::string_view name_of(StepId step) { return name_in(kStepNames, step); }

}  // namespace bell::wall_street_1920
