// The names of the steps and modules of Stonks. Append only: journals of running games count on them.
#pragma once

#include <cstdint>

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

enum class ModuleId : std::uint8_t { two_players = 1, moderate = 2, small_caps = 3 };

}  // namespace bell::stonks
