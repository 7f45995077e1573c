// Everything face up on a 1920 Wall Street table, or that all may count. Everything here is public: the truth and every
// view contain the same Board. A fact that anybody may not know never belongs in this file.
#pragma once

#include <cstdint>

#include "kernel/cursor.h"
#include "kernel/fixed_vec.h"
#include "kernel/per.h"
#include "kernel/quantity.h"
#include "view/wall_street_1920/components.h"

namespace bell::wall_street_1920 {

// Three deck cards, a dual card per player, and the market trend at place 0.
inline constexpr int kMaxPlaces = kMaxSeats + 4;
inline constexpr int kPlacesStored = kMaxPlaces + 1;  // one spare, so that a board is whole words without padding
inline constexpr std::uint8_t kTrendPlace = 0;
inline constexpr std::uint8_t kNowhere = 0xFF;

// A place of the rondel: a card, or a set of two after a sale. The market trend has neither.
struct Place {
  Card card = kNoCard;
  Card second = kNoCard;
  constexpr bool is_set() const { return second != kNoCard; }
  friend constexpr bool operator==(const Place&, const Place&) = default;
};

enum class Trend : std::uint8_t { clockwise = 0, counterclockwise = 1 };

// The three events, and their discard piles.
enum class Pile : std::uint8_t { a = 0, b = 1, c = 2 };
inline constexpr int kPiles = 3;
inline constexpr std::array kAllPiles{Pile::a, Pile::b, Pile::c};
inline constexpr Pile kNoPile{0xFF};
template <class T>
using PerPile = Per<Pile, T, kPiles>;
struct PileTop {
  Card card = kNoCard;
  std::uint8_t size = 0;
  friend constexpr bool operator==(const PileTop&, const PileTop&) = default;
};

// What the active player is handling: cards bought and not yet decided on, the card being kept, the card waiting for a
// discard pile, the share being sold.
struct Business {
  FixedVec<Card, 2> bought;
  Card kept = kNoCard;
  Card to_discard = kNoCard;
  Card sold = kNoCard;
  friend constexpr bool operator==(const Business&, const Business&) = default;
};

// A stock exchange in progress: what the buyer shows, as which company, and which rivals offer.
struct Exchange {
  Card shown = kNoCard;
  Company company = Company::corn;
  SeatMask offering;
  friend constexpr bool operator==(const Exchange&, const Exchange&) = default;
};

// The state of the magnates module: which card is at each company, which show their punishment side, who has the first
// one, and companies whose magnate is about to act.
enum class Magnate : std::uint8_t { none = 0, first = 1, second = 2, third = 3, fourth = 4 };
inline constexpr int kMagnates = 4;  // numbered from 1
enum class MagnateSide : std::uint8_t { reward = 0, punishment = 1 };
struct MagnatesSlice {
  PerCompany<Magnate> card;
  EnumSet<Magnate, kMagnates + 1> punishing;
  std::uint8_t turned = 0;  // sides decided so far
  Seat keeper = kNoSeat;
  CompanySet acting;
  friend constexpr bool operator==(const MagnatesSlice&, const MagnatesSlice&) = default;
};

// The state of the purchase option module: the place of each player's option. 0 means in hand, because the market trend
// at place 0 never has one.
struct PurchaseOptionSlice {
  PerSeat<std::uint8_t> at;
  friend constexpr bool operator==(const PurchaseOptionSlice&, const PurchaseOptionSlice&) = default;
};

struct Board {
  PerSeat<Money> cash;
  PerSeat<Points> points;  // when it is over
  PerSeat<Variations> variations;
  PerSeat<std::uint8_t> share_cards;  // number held
  PerSeat<std::uint8_t> capital;
  PerSeat<std::uint8_t> loans;
  PerSeat<std::uint8_t> pawn;             // at which place
  PerCompany<std::uint8_t> level;         // space of the track, 0 is lowest
  FixedVec<Place, kPlacesStored> rondel;  // clockwise
  Trend trend = Trend::clockwise;
  std::uint8_t coins = 0;      // on the market trend
  Card top = kNoCard;          // of the deck
  std::uint8_t deck_size = 0;  // with the top card
  PerPile<PileTop> piles;
  Seat start = kNoSeat;
  Seat active = kNoSeat;
  std::uint8_t round = 0;         // turns of the start player so far
  std::uint8_t has_flipped = 0;   // in this turn
  std::uint8_t has_exploded = 0;  // the explosion was discarded
  Business business;
  Exchange exchange;
  Pile event = kNoPile;  // when it is over
  SeatMask winners;      // when it is over
  MagnatesSlice magnates;
  PurchaseOptionSlice purchase_option;
  Cursor cursor;
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

}  // namespace bell::wall_street_1920
