// Figures of 1920 Wall Street used both in views and in prospects: payments, fares, future prices, and holdings in a
// company. All are small and part of views: bytes without padding.
#pragma once

#include <cstdint>

#include "kernel/fixed_vec.h"
#include "view/wall_street_1920/board.h"

namespace bell::wall_street_1920 {

// A payment made at once.
struct Payment {
  std::uint8_t price = 0;  // in total
  std::uint8_t by_capital = 0;
  std::uint8_t cash = 0;       // the rest
  std::uint8_t to_rivals = 0;  // of the cash
  std::uint8_t loans = 0;      // taken because cash is short
  friend constexpr bool operator==(const Payment&, const Payment&) = default;
};

// Moving to a place of the rondel and buying what is there.
struct Fare {
  std::uint8_t spaces = 0;
  std::uint8_t surcharge = 0;  // part of the price: added by rivals' options
  Payment pays;
  friend constexpr bool operator==(const Fare&, const Fare&) = default;
};
using Fares = FixedVec<Fare, kMaxPlaces>;  // by place

// A company that moves, and where it ends.
struct PriceMove {
  Company company = kNoCompany;
  std::uint8_t level = 0;
  std::uint8_t value = 0;  // price of a share there
  friend constexpr bool operator==(const PriceMove&, const PriceMove&) = default;
};
using PriceMoves = FixedVec<PriceMove, kCompanies>;  // in the order of the companies

// A player's holding in a company: "2 of 3, and 3 more could be".
struct Stake {
  std::uint8_t shares = 0;   // certain; includes the secret share
  std::uint8_t wild = 0;     // gold and dual cards that could count for it
  std::uint8_t minimum = 0;  // shares needed to score
  friend constexpr bool operator==(const Stake&, const Stake&) = default;
};
using Stakes = PerCompany<Stake>;

}  // namespace bell::wall_street_1920
