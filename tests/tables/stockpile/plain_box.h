// Components of Stockpile with simple numbers, for tests that set up a table by hand.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

inline Components plain_box() {
  Components box;
  box.fees = {1, 2, 3};
  box.market_deck = {10, 10, 10, 10, 10, 10, 4, 4, 4, 4, 4};
  for (const Forecast each : {Forecast::plus_4, Forecast::plus_2, Forecast::plus_1, Forecast::two_dollars,
                              Forecast::minus_2, Forecast::minus_3})
    box.forecasts[static_cast<std::size_t>(each) - 1] = 1;
  box.bids = {0, 1, 3, 6, 10, 15, 20, 25};
  box.rounds = {0, 0, 6, 7, 6, 5};
  box.cash = 20;
  box.cash_two = 30;
  const Ladder track{{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, {}, 10, 4, 5};
  box.standard.fill(track);
  box.advanced.fill(track);
  box.split_bonus = box.majority = 10;
  box.majority_tied = 5;
  box.action_spaces = 2;
  box.strategies_over_rounds = 3;
  box.strategies_laid_away = 2;
  box.commerce_deck = {3, 3, 3, 3, 3, 3, 7};
  return box;
}

}  // namespace bell::stockpile
