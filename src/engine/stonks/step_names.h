// The steps of Stonks in words, for plays and replays.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "engine/stonks/ids.h"
#include "kernel/names.h"

namespace bell::stonks {

inline constexpr std::array<std::pair<std::string_view, StepId>, 18> kStepNames{{
    {"remove_company", StepId::remove_company},
    {"place_tiles", StepId::place_tiles},
    {"start_tokens", StepId::start_tokens},
    {"start_round", StepId::start_round},
    {"deal", StepId::deal},
    {"start_portfolio", StepId::start_portfolio},
    {"first_opener", StepId::first_opener},
    {"open_market", StepId::open_market},
    {"play_cards", StepId::play_cards},
    {"fluctuation", StepId::fluctuation},
    {"resolve_trick", StepId::resolve_trick},
    {"take_card", StepId::take_card},
    {"next_trick", StepId::next_trick},
    {"end_round", StepId::end_round},
    {"score_round", StepId::score_round},
    {"next_round", StepId::next_round},
    {"final_scoring", StepId::final_scoring},
    {"gather", StepId::gather},
}};

constexpr std::optional<StepId> step_named(std::string_view name) { return named(kStepNames, name); }
constexpr std::string_view name_of(StepId step) { return name_in(kStepNames, step); }

}  // namespace bell::stonks
