// The names of the steps and modules of 1920 Wall Street. Append only: journals of running games count on them.
#pragma once

#include <cstdint>

#include "kernel/enum_set.h"

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

enum class ModuleId : std::uint8_t { magnates = 1, purchase_option = 2 };

using ModuleSet = EnumSet<ModuleId, 4>;  // in play

}  // namespace bell::wall_street_1920
