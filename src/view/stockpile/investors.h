// The investors by name. The rules define what they do.
#pragma once

#include <cstdint>

#include "view/stockpile/components.h"

namespace bell::stockpile {

enum class Investor : std::uint8_t {
  none = 0,
  bill = 1,
  bernie = 2,
  cramer = 3,
  donald = 4,
  deborah = 5,
  graham = 6,
  mark = 7,
  martha = 8,
  stuart = 9,
  warren = 10,
  ana = 11,
  chanda = 12,
  carlos = 13,
  dangote = 14,
  li = 15,
  talal = 16,
  ivan = 17,
  barack = 18,
  barbara = 19,
  phil = 20,
  liliane = 21,
  mitt = 22,
  oprah = 23,
  robins = 24,
  soros = 25,
  sanders = 26,
};
constexpr bool is_investor(int byte) { return byte >= 1 && byte <= kInvestors; }

using InvestorSet = EnumSet<Investor, kInvestors + 1>;  // number 0 means nobody

}  // namespace bell::stockpile
