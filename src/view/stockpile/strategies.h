// The investment strategies by name, and bags of their cards. The rules define what they do.
#pragma once

#include <bit>
#include <cstdint>

#include "view/stockpile/components.h"

namespace bell::stockpile {

enum class Strategy : std::uint8_t {
  none = 0,
  block_trading = 1,
  value_investing = 2,
  convertible_bond = 3,
  corner_the_market = 4,
  corporate_espionage = 5,
  insider_trading = 6,
  data_broker = 7,
  diversification = 8,
  dividend_growth_investing = 9,
  special_dividend = 10,
  falsified_earnings = 11,
  fraudulent_transfer = 12,
  vulture_capitalism = 13,
  interpositioning = 14,
  market_maker = 15,
  naked_short = 16,
  rogue_trading = 17,
  systemic_shock = 18,
  short_and_distort = 19,
  pump_and_dump = 20,
  bear_raid = 21,
  stock_buyback = 22,
  golden_parachute = 23,
  tax_haven = 24,
  bond_ladder = 25,
  dead_cat_bounce = 26,
};
constexpr bool is_strategy(int byte) { return byte >= 1 && byte <= kStrategies; }

// A bag of strategy cards, at most two of each design: one bit for the first, one for the second.
class StrategySet {
 public:
  constexpr int count(Strategy card) const { return has(one_, card) + has(two_, card); }
  constexpr bool has_any(Strategy card) const { return has(one_, card) != 0; }
  constexpr int size() const { return std::popcount(one_) + std::popcount(two_); }
  constexpr void add(Strategy card) {
    if (has_any(card))
      two_ |= bit(card);
    else
      one_ |= bit(card);
  }
  constexpr void remove(Strategy card) {
    if (count(card) == 2)
      two_ &= ~bit(card);
    else
      one_ &= ~bit(card);
  }
  // The n-th card, designs in ascending order. Precondition: 0 <= n < size().
  constexpr Strategy nth(int n) const {
    for (std::uint32_t left = one_; left != 0; left &= left - 1U) {
      const Strategy card{static_cast<std::uint8_t>(std::countr_zero(left))};
      if (n < count(card)) return card;
      n -= count(card);
    }
    return Strategy::none;
  }
  template <class Visit>
  constexpr void for_each_design(Visit&& visit) const {
    for (std::uint32_t left = one_; left != 0; left &= left - 1U)
      visit(Strategy{static_cast<std::uint8_t>(std::countr_zero(left))});
  }
  friend constexpr bool operator==(const StrategySet&, const StrategySet&) = default;

 private:
  static constexpr std::uint32_t bit(Strategy card) { return 1U << static_cast<int>(card); }
  static constexpr int has(std::uint32_t bits, Strategy card) {
    return static_cast<int>(bits >> static_cast<int>(card) & 1U);
  }
  std::uint32_t one_ = 0;
  std::uint32_t two_ = 0;
};

}  // namespace bell::stockpile
