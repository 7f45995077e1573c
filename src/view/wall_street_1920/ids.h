// The steps and modules of 1920 Wall Street by number and name. Append only: journals of running games depend on them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "kernel/enum_set.h"
#include "kernel/names.h"

namespace bell::wall_street_1920 {

enum class StepId : std::uint8_t {
  none = 0,
  set_out = 1,
  lay_duals = 2,
  lay_cards = 3,
  deal_capital = 4,
  choose_start = 5,
  first_top = 6,
  place_pawns = 7,
  fresh_top = 8,
  start_turn = 9,
  act = 10,
  choose_pile = 11,
  resolve_purchase = 12,
  refill = 13,
  new_top = 14,
  close_turn = 15,
  next_player = 16,
  discard_explosion = 17,
  next_turn = 18,
  final_scoring = 19,
  surprise = 20,
  exchange = 21,
  lay_magnates = 22,
  turn_magnates = 23,
  magnate = 24,
};

inline constexpr int kSteps = 24;  // numbered from 1
inline constexpr std::array<std::pair<std::string_view, StepId>, kSteps> kStepNames{{
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

enum class ModuleId : std::uint8_t { magnates = 1, purchase_option = 2 };
using ModuleSet = EnumSet<ModuleId, 4>;  // in play

}  // namespace bell::wall_street_1920
