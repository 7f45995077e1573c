// What follows from a Stockpile view and the printed numbers: everything that screens show and should not compute
// themselves. The viewer could work it out; no secret is added.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "kernel/fixed_vec.h"
#include "kernel/per.h"
#include "kernel/quantity.h"
#include "view/seen.h"
#include "view/stockpile/investors.h"
#include "view/stockpile/landing.h"
#include "view/stockpile/strategies.h"

namespace bell::stockpile {

// A player's holdings at current prices, as far as the viewer knows the cards. After the match everything has become
// cash.
struct KnownHoldings {
  Money worth;                    // cash and all of the following, except held fees; majorities are not counted
  Money shares;                   // only those the viewer is sure of
  Money bonds;                    // at the price they are repaid
  Money goods;                    // the value of the sets of commodities
  Money taxes;                    // what the taxes cost
  Money commerce;                 // goods less taxes
  Money held_fees;                // still to be paid
  Money free_cash;                // not needed for standing bids
  PerCompany<std::uint8_t> held;  // shares the viewer is sure of; a split card counts as two
  std::uint8_t unseen = 0;        // cards of the regular portfolio unknown to the viewer
  std::uint8_t commodities = 0;   // cards
  friend constexpr bool operator==(const KnownHoldings&, const KnownHoldings&) = default;
};

// A stockpile's track: its standing bid, what that costs the bidder, and the lowest higher bid.
struct StandingBid {
  std::uint8_t printed = 0;  // on its space; 0 if there is no bid
  std::int8_t costs = 0;     // negative: money received
  std::uint8_t lowest = 0;   // the lowest space for the next bid; kBidSpaces if the track is locked
  friend constexpr bool operator==(const StandingBid&, const StandingBid&) = default;
};

// A company's track.
struct Space {
  std::uint8_t value = 0;
  std::uint8_t pays = 0;  // per share, when it is entered from the left
  friend constexpr bool operator==(const Space&, const Space&) = default;
};
struct Track {
  FixedVec<Space, kMaxSpaces> spaces;  // from left to right
  std::uint8_t start = 0;              // where it starts, and returns after a bankruptcy
  std::uint8_t after_split = 0;
  friend constexpr bool operator==(const Track&, const Track&) = default;
};

// The effect of an insider pair now, including cards that cover its forecast.
struct Foreseen {
  Company company = kNoCompany;
  std::uint8_t dividend = 0;  // per share
  std::int8_t steps = 0;      // negative is down
  Landing landing;
  friend constexpr bool operator==(const Foreseen&, const Foreseen&) = default;
};

// Who would have the majority of a company if the match ended now; unknown if it depends on cards the viewer has not
// seen. `pays` is for each of them.
struct Majority {
  Seen<SeatMask> leaders;
  std::uint8_t pays = 0;
  friend constexpr bool operator==(const Majority&, const Majority&) = default;
};

// The numbers on an investor's card and on a strategy card; 0 where there is none.
struct InvestorNumbers {
  Investor investor = Investor::none;
  std::uint8_t cash = 0;
  std::uint8_t power = 0;   // money or spaces of the ability
  std::uint8_t second = 0;  // in the same ability
  friend constexpr bool operator==(const InvestorNumbers&, const InvestorNumbers&) = default;
};
struct StrategyNumbers {
  Strategy strategy = Strategy::none;
  std::uint8_t cost = 0;
  std::uint8_t gain = 0;   // money; spaces for a card that pays none
  std::uint8_t times = 0;  // companies, pairs, shares or spaces it acts on
  std::uint8_t limit = 0;  // the bid, price or number of bonds it depends on
  friend constexpr bool operator==(const StrategyNumbers&, const StrategyNumbers&) = default;
};

inline constexpr int kMaxInvestorsSeen = 2 * kMaxSeats;
inline constexpr int kMaxStrategiesSeen = 20;

struct Deduced {
  PerSeat<KnownHoldings> holdings;
  FixedVec<StandingBid, kMaxPiles> bids;              // one per stockpile
  std::array<std::uint8_t, kBidSpaces> bid_spaces{};  // printed on the spaces of every bidding track
  std::array<std::uint8_t, kFees> fees{};             // the values of the trading fees
  PerCompany<Track> tracks;
  std::array<Seen<Foreseen>, kPairs> pairs{};  // known to the viewer, until they have moved their company
  ForecastBag unseen_forecasts;                // in play this round, and not on any pair the viewer knows
  CompanySet companies_left;                   // for these forecasts
  PerCompany<Majority> majorities;
  Seat next_first_player = kNoSeat;                          // of the next round, once that is decided
  FixedVec<InvestorNumbers, kMaxInvestorsSeen> investors;    // all that the viewer can see
  FixedVec<StrategyNumbers, kMaxStrategiesSeen> strategies;  // in the viewer's hand or being carried out
  std::array<std::uint8_t, 2> filler{};  // up to a whole word, so that equal values have equal bytes
  friend constexpr bool operator==(const Deduced&, const Deduced&) = default;
};

static_assert(std::is_trivially_copyable_v<Deduced>);
static_assert(std::has_unique_object_representations_v<Deduced>, "padding would enter ==");

}  // namespace bell::stockpile
