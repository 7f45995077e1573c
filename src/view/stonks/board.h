// Everything face up on a Stonks table, or that all may count. Everything here is public: the truth and every view
// contain the same Board. A fact that anybody may not know never belongs in this file.
#pragma once

#include <cstdint>

#include "kernel/cursor.h"
#include "kernel/fixed_vec.h"
#include "kernel/per.h"
#include "kernel/quantity.h"
#include "view/stonks/components.h"

namespace bell::stonks {

// A card in a trick. A face-down card is kNoCard here; who knows it is stored elsewhere.
struct Played {
  Card card = kNoCard;
  Seat by = kNoSeat;
  friend constexpr bool operator==(const Played&, const Played&) = default;
};

// The current trick. Speculation: who played that card in it, and whether it was cancelled.
enum class Speculation : std::uint8_t { unused = 0, opened = 1, followed = 2, cancelled = 3 };
struct Trick {
  FixedVec<Played, kMaxSeats> plays;
  Card market = kNoCard;
  Company lead = kNoCompany;
  Seat winner = kNoSeat;  // set when all have played
  Speculation speculation = Speculation::unused;
  Seat speculator = kNoSeat;
  friend constexpr bool operator==(const Trick&, const Trick&) = default;
};

// A company's tile: its place in the row counted from the left, its printed side and its token's level (0 is lowest).
struct Tile {
  static constexpr std::uint8_t kNotInRow = 0xFF;
  std::uint8_t place = kNotInRow;
  Side side = Side::a;
  std::uint8_t level = 0;
  std::uint8_t value = 0;  // of the level the token points at
  constexpr bool is_in_row() const { return place != kNotInRow; }
  friend constexpr bool operator==(const Tile&, const Tile&) = default;
};

// The state of the two-player game (zero unless its module is in play).
struct TwoPlayersSlice {
  Seat last_winner = Seat{0};
  friend constexpr bool operator==(const TwoPlayersSlice&, const TwoPlayersSlice&) = default;
};

struct Board {
  PerSeat<Points> points;      // sum over the rounds scored so far
  PerSeat<CardSet> portfolio;  // face up
  CardSet discard;             // face up
  PerCompany<Tile> tiles;
  FixedVec<Company, kCompanies> row;  // left to right; a company out of the game is not in it
  CompanySet black;                   // tokens that may not move now
  Company trump = kNoCompany;
  std::uint8_t round = 0;  // starts at 1
  std::uint8_t deck_size = 0;
  PerSeat<std::uint8_t> hand_size;
  PerSeat<Card> revealed;        // the start card revealed this round
  SeatMask speculators;          // who still has the speculation card
  std::uint8_t tricks_left = 0;  // of this round, including the current one
  Seat opener = kNoSeat;         // of the current trick, or of the next
  Trick trick;
  SeatMask winners;  // of the match, when it is over
  TwoPlayersSlice two_players;
  Cursor cursor;
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

}  // namespace bell::stonks
