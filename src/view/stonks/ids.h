// The steps and modules of Stonks by number and name. Append only: journals of running games depend on them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "kernel/enum_set.h"
#include "kernel/names.h"

namespace bell::stonks {

enum class StepId : std::uint8_t {
  none = 0,
  remove_company = 1,
  place_tiles = 2,
  start_tokens = 3,
  start_round = 4,
  deal = 5,
  start_portfolio = 6,
  first_opener = 7,
  open_market = 8,
  play_cards = 9,
  fluctuation = 10,
  resolve_trick = 11,
  take_card = 12,
  next_trick = 13,
  end_round = 14,
  score_round = 15,
  next_round = 16,
  final_scoring = 17,
  gather = 18,
};

inline constexpr int kSteps = 18;  // numbered from 1
inline constexpr std::array<std::pair<std::string_view, StepId>, kSteps> kStepNames{{
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

enum class ModuleId : std::uint8_t { two_players = 1, moderate = 2, small_caps = 3 };
using ModuleSet = EnumSet<ModuleId, 4>;  // in play

}  // namespace bell::stonks
