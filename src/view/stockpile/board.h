// Everything face up on a Stockpile table, or that all may count. Everything here is public: the truth and every view
// contain the same Board. A fact that anybody may not know never belongs in this file.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/cursor.h"
#include "kernel/fixed_vec.h"
#include "kernel/per.h"
#include "kernel/quantity.h"
#include "view/stockpile/investors.h"
#include "view/stockpile/strategies.h"

namespace bell::stockpile {

using Shares = PerCompany<std::uint8_t>;

// A meeple on a track.
struct Bid {
  Seat by = kNoSeat;
  std::uint8_t space = 0;
  std::uint8_t meeple = 0;
  friend constexpr bool operator==(const Bid&, const Bid&) = default;
};

// How a player bought a stockpile this round: the space of the meeple, and the price actually paid.
struct Purchase {
  std::uint8_t space = 0;
  std::int8_t paid = 0;  // negative: received
  friend constexpr bool operator==(const Purchase&, const Purchase&) = default;
};

struct HeldFee {
  Seat by = kNoSeat;
  Card fee = kNoCard;
  friend constexpr bool operator==(const HeldFee&, const HeldFee&) = default;
};

// Cards a player reveals to be paid for.
struct Shown {
  std::uint8_t regular = 0;
  std::uint8_t split = 0;
  friend constexpr bool operator==(const Shown&, const Shown&) = default;
};

// A dividend being paid; `only` is kNoSeat if everybody is asked what to show.
struct Dividend {
  Company company = kNoCompany;
  std::uint8_t per_share = 0;
  Seat only = kNoSeat;
  PerSeat<Shown> shown;
  friend constexpr bool operator==(const Dividend&, const Dividend&) = default;
};

// How a movement pays at the marks it passes: not asked yet, for the cards shown, or for all cards.
enum class PayMarks : std::uint8_t { unasked = 0, as_shown = 1, automatic = 2 };

// A company that is moving.
struct Motion {
  Company company = kNoCompany;
  std::int8_t left = 0;  // spaces still to go; negative is down
  PayMarks marks = PayMarks::unasked;
  friend constexpr bool operator==(const Motion&, const Motion&) = default;
};

// Which cards of a pair have been dealt.
inline constexpr std::uint8_t kHasCompany = 1;
inline constexpr std::uint8_t kHasForecast = 2;

// The modules' own state, one slice each; all zero when the module is not in play.
struct BondsSlice {
  PerSeat<std::uint8_t> held;
  friend constexpr bool operator==(const BondsSlice&, const BondsSlice&) = default;
};
struct CommerceSlice {
  PerSeat<CommerceBag> owned;
  PerSeat<std::uint8_t> hand_size;
  CommerceBag gone;  // left the game
  std::uint8_t deck_size = 0;
  friend constexpr bool operator==(const CommerceSlice&, const CommerceSlice&) = default;
};
struct FirstPlayerCardSlice {
  Seat holder = kNoSeat;  // gets the token when the round ends
  friend constexpr bool operator==(const FirstPlayerCardSlice&, const FirstPlayerCardSlice&) = default;
};
struct InvestorsSlice {
  PerSeat<std::array<Investor, 2>> of{};  // two with two players, else one
  PerSeat<std::uint8_t> used;             // this round; bit n for the n-th investor of the seat
  friend constexpr bool operator==(const InvestorsSlice&, const InvestorsSlice&) = default;
};
struct AuctionSlice {
  PerPile<Investor> on_pile;  // investors put up
  friend constexpr bool operator==(const AuctionSlice&, const AuctionSlice&) = default;
};
// A strategy card being carried out: whose effect comes next, and what it has acted on.
struct StrategyInPlay {
  Strategy card = Strategy::none;
  std::uint8_t stage = 0;
  std::uint8_t touched = 0;  // companies or pairs it has acted on, one bit each
  Company company = kNoCompany;
  friend constexpr bool operator==(const StrategyInPlay&, const StrategyInPlay&) = default;
};
struct StrategiesSlice {
  StrategySet played;  // out of the game, shown
  PerSeat<std::uint8_t> hand_size;
  PerSeat<std::uint8_t> plays;                // this round
  std::array<std::uint8_t, kPairs> covers{};  // cards laid on each pair's forecast
  StrategyInPlay now;
  friend constexpr bool operator==(const StrategiesSlice&, const StrategiesSlice&) = default;
};

struct Board {
  PerSeat<Money> cash;
  StrategiesSlice strategies;
  PerCompany<std::uint8_t> place;  // of each company on its track, 0 is the leftmost space
  Shares value;                    // price of a share there
  PerSeat<Shares> split;           // the split portfolios: every card was shown when it came in
  PerSeat<Shares> surely;          // of each regular portfolio, the minimum that everybody knows to be in it
  PerSeat<std::uint8_t> regular_size;
  MarketBag discard;
  std::uint8_t deck_size = 0;
  PerSeat<std::uint8_t> hand_size;   // market cards still to be placed
  PerSeat<ActionCards> surely_kept;  // of the action cards each player keeps, the minimum that everybody knows of
  std::uint8_t supply_set = 0;       // how many sets of market cards have been placed this round
  std::uint8_t opened = 0;           // opening cards laid this round
  PerPile<Bid> tracks;
  std::uint8_t bids_made = 0;  // this round
  Seat last_bidder = kNoSeat;
  PerSeat<std::array<Purchase, kMaxMeeples>> purchases{};
  FixedVec<HeldFee, 12> held_fees;             // oldest first
  std::array<std::uint8_t, kFees> fees_due{};  // of the player who is paying now
  ForecastBag forecasts;                       // in play this round
  std::array<std::uint8_t, kPairs> pair_parts{};
  std::uint8_t moving_pair = 0;
  Motion motion;
  Dividend dividend;
  std::uint8_t round = 0;  // starts at 1
  Seat first_player = kNoSeat;
  SeatMask winners;  // of the match, when it is over
  BondsSlice bond;
  CommerceSlice commerce;
  FirstPlayerCardSlice first_player_card;
  InvestorsSlice investors;
  AuctionSlice auction;
  Cursor cursor;
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

}  // namespace bell::stockpile
