// Sums of 1920 Wall Street that a view and the prospect of a choice both speak of: payments, fares, prices to come, and
// what a player has of a company. All of them are small, and a part of views: bytes without padding.
#pragma once

#include <cstdint>

#include "kernel/fixed_vec.h"
#include "view/wall_street_1920/board.h"

namespace bell::wall_street_1920 {

// What somebody pays at once.
struct Payment {
  std::uint8_t price = 0;  // all in all
  std::uint8_t by_capital = 0;
  std::uint8_t cash = 0;       // the rest
  std::uint8_t to_rivals = 0;  // of the cash
  std::uint8_t loans = 0;      // taken because cash is missing
  friend constexpr bool operator==(const Payment&, const Payment&) = default;
};

// Going to a place of the rondel and buying what lies there.
struct Fare {
  std::uint8_t spaces = 0;
  std::uint8_t surcharge = 0;  // of the price: what options of rivals add
  Payment pays;
  friend constexpr bool operator==(const Fare&, const Fare&) = default;
};
using Fares = FixedVec<Fare, kMaxPlaces>;  // by place

// A company that moves, and where it gets to.
struct PriceMove {
  Company company = kNoCompany;
  std::uint8_t level = 0;
  std::uint8_t value = 0;  // of a share there
  friend constexpr bool operator==(const PriceMove&, const PriceMove&) = default;
};
using PriceMoves = FixedVec<PriceMove, kCompanies>;  // in the order of the companies

// What a player has of a company: "2 of 3, and 3 more could be".
struct Stake {
  std::uint8_t shares = 0;   // surely; the secret share is one of them
  std::uint8_t wild = 0;     // gold and dual cards that could count for it
  std::uint8_t minimum = 0;  // shares it takes to score
  friend constexpr bool operator==(const Stake&, const Stake&) = default;
};
using Stakes = PerCompany<Stake>;

}  // namespace bell::wall_street_1920
