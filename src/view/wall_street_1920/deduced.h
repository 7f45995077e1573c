// What follows from a 1920 Wall Street view and the printed numbers: everything that screens show and should not
// compute themselves. The viewer could work it out; no secret is added.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "view/seen.h"
#include "view/wall_street_1920/figures.h"

namespace bell::wall_street_1920 {

// What a company would give a player at the end.
struct CompanyCount {
  std::int16_t points = 0;
  std::int16_t shares = 0;  // with the best use of gold and dual cards
  std::int16_t gold = 0;    // of these
  std::int16_t duals = 0;   // of these
  friend constexpr bool operator==(const CompanyCount&, const CompanyCount&) = default;
};

// A player's possessions as far as the viewer knows them, and the points they are sure to be worth if the match ended
// now: during the match without an event, after it with the one that happened. Cards and backs the viewer has not seen
// are left out; if an unknown card has left a hand, this is the minimum.
struct KnownHolding {
  Stakes stakes;
  PerCompany<CompanyCount> counts;
  std::int16_t worth = 0;       // total, including cash
  std::int16_t secret = 0;      // printed on the back of the capital card
  std::int16_t variations = 0;  // printed on variations
  std::int16_t loans = 0;       // negative
  std::int16_t rest = 0;        // gold after event A, and what modules add
  std::int16_t unseen = 0;      // share cards left out
  friend constexpr bool operator==(const KnownHolding&, const KnownHolding&) = default;
};

struct CompanyFigures {
  std::uint8_t value = 0;                     // of a share now
  std::uint8_t counted_value = 0;             // of a share at the end: the same, unless an event has changed it
  std::uint8_t minimum = 0;                   // shares needed to score
  FixedVec<std::uint8_t, kMaxSpaces> values;  // of a share at each level, lowest first
  FixedVec<std::uint8_t, 2> wakes;            // levels at which a magnate waits for the company
  friend constexpr bool operator==(const CompanyFigures&, const CompanyFigures&) = default;
};

struct PlaceFigures {
  std::uint8_t cost = 0;  // printed on the card there
  Seen<Fare> fare;        // for the viewer; nothing without a pawn
  Seen<Fare> other_way;   // if the trend were flipped; flipping has its own cost
  friend constexpr bool operator==(const PlaceFigures&, const PlaceFigures&) = default;
};

// A card that is face up or held by the viewer: its printed numbers, and its effects now.
struct CardFigures {
  Card card = kNoCard;
  std::uint8_t cost = 0;
  std::uint8_t dynamite = 0;
  std::uint8_t points = 0;  // of a variation, at the end
  Seen<std::uint8_t> pay;   // for selling it, if it is a share
  PriceMoves prices;        // if bought and kept; for a surprise the player chooses
  CompanySet wakes;         // companies it would bring to a waiting magnate
  friend constexpr bool operator==(const CardFigures&, const CardFigures&) = default;
};

// How a tie on points was broken. None: points decided, or the match is not over.
enum class TieBreak : std::uint8_t { none = 0, capital = 1 };

struct Deduced {
  PerSeat<KnownHolding> holdings;
  PerCompany<CompanyFigures> companies;
  std::array<PlaceFigures, kPlacesStored> places{};  // of the rondel
  FixedVec<CardFigures, kCards> cards;               // in sight, each face once, ascending
  PerSeat<Seen<SecretShare>> secret_shares;          // on the backs of capital cards
  std::array<std::array<Company, 2>, kDuals> duals{};
  std::uint8_t safe_cards = 0;   // cards to be turned up before the explosion can come
  std::uint8_t capital_top = 0;  // the highest capital
  TieBreak tie_break = TieBreak::none;
  friend constexpr bool operator==(const Deduced&, const Deduced&) = default;
};

static_assert(std::is_trivially_copyable_v<Deduced>);
static_assert(std::has_unique_object_representations_v<Deduced>, "padding would enter ==");

}  // namespace bell::wall_street_1920
