// The names of Coin's things, on the wire and in notation.
#pragma once

#include "view/coin/actions.h"
#include "view/coin/ids.h"
#include "view/describe.h"

namespace bell {

template <>
struct Named<coin::Side> {
  static constexpr std::string_view type = "CoinSide";
  static constexpr int first = 1;
  static constexpr int last = coin::kSides;
  static constexpr coin::Side none() { return coin::Side::none; }
  static std::string_view name(coin::Side side) { return coin::name_of(side); }
};

template <>
struct Named<coin::StepId> {
  static constexpr std::string_view type = "CoinStep";
  static constexpr int first = 1;
  static constexpr int last = coin::kSteps;
  static constexpr coin::StepId none() { return coin::StepId::none; }
  static std::string_view name(coin::StepId step) { return coin::name_of(step); }
};

}  // namespace bell
