// What follows from a viewer's 1920 Wall Street table and the printed numbers: everything a screen shows and should not
// work out itself. Known to the viewer anyway; no secret is added.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "view/seen.h"
#include "view/wall_street_1920/figures.h"

namespace bell::wall_street_1920 {

// What a company would bring a player at the end.
struct CompanyCount {
  std::int16_t points = 0;
  std::int16_t shares = 0;  // counted for it, by the best use of gold and dual cards
  std::int16_t gold = 0;    // of these
  std::int16_t duals = 0;   // of these
  friend constexpr bool operator==(const CompanyCount&, const CompanyCount&) = default;
};

// A player's things as far as the viewer knows them, and the points they would surely be worth if the match ended now:
// without an event before the end, with the one that came after it. Cards and backs the viewer has not seen are left
// out; of a hand that an unknown card has left, the least.
struct KnownHolding {
  Stakes stakes;
  PerCompany<CompanyCount> counts;
  std::int16_t worth = 0;       // everything together, cash included
  std::int16_t secret = 0;      // printed on the back of the capital card
  std::int16_t variations = 0;  // printed on variations
  std::int16_t loans = 0;       // below zero
  std::int16_t rest = 0;        // gold after event A, and what modules add
  std::int16_t unseen = 0;      // share cards that are left out
  friend constexpr bool operator==(const KnownHolding&, const KnownHolding&) = default;
};

struct CompanyFigures {
  std::uint8_t value = 0;                     // of a share now
  std::uint8_t counted_value = 0;             // of a share at the end: the same, unless an event has changed it
  std::uint8_t minimum = 0;                   // shares it takes to score
  FixedVec<std::uint8_t, kMaxSpaces> values;  // of a share at each level, lowest first
  FixedVec<std::uint8_t, 2> wakes;            // levels at which somebody waits for the company
  friend constexpr bool operator==(const CompanyFigures&, const CompanyFigures&) = default;
};

struct PlaceFigures {
  std::uint8_t cost = 0;  // printed on what lies there
  Seen<Fare> fare;        // of the viewer; nothing without a pawn
  Seen<Fare> other_way;   // if the trend lay the other way round; flipping it costs besides
  friend constexpr bool operator==(const PlaceFigures&, const PlaceFigures&) = default;
};

// A card that lies open or that the viewer holds: what is printed on it, and what it would do and pay now.
struct CardFigures {
  Card card = kNoCard;
  std::uint8_t cost = 0;
  std::uint8_t dynamite = 0;
  std::uint8_t points = 0;  // of a variation, at the end
  Seen<std::uint8_t> pay;   // for selling it, if it is a share
  PriceMoves prices;        // bought and kept; a surprise moves what its player chooses
  CompanySet wakes;         // companies it would bring to where somebody waits
  friend constexpr bool operator==(const CardFigures&, const CardFigures&) = default;
};

// What set the winners apart from others with as many points. None: points alone did, or the match is not over.
enum class TieBreak : std::uint8_t { none = 0, capital = 1 };

struct Deduced {
  PerSeat<KnownHolding> holdings;
  PerCompany<CompanyFigures> companies;
  std::array<PlaceFigures, kPlacesStored> places{};  // of the rondel
  FixedVec<CardFigures, kCards> cards;               // in sight, each face once, in ascending order
  PerSeat<Seen<SecretShare>> secret_shares;          // on the backs of capital cards
  std::array<std::array<Company, 2>, kDuals> duals{};
  std::uint8_t safe_cards = 0;   // to be turned up before the explosion can come
  std::uint8_t capital_top = 0;  // no capital is higher
  TieBreak tie_break = TieBreak::none;
  friend constexpr bool operator==(const Deduced&, const Deduced&) = default;
};

static_assert(std::is_trivially_copyable_v<Deduced>);
static_assert(std::has_unique_object_representations_v<Deduced>, "padding would enter ==");

}  // namespace bell::wall_street_1920
