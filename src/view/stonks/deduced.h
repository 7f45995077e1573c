// What follows from a Stonks view and the printed numbers: everything that screens show and should not compute
// themselves. The viewer could work it out; no secret is added.
//
// How far a price has moved since the trick began is not here: that follows from the facts, not from the board.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "kernel/fixed_vec.h"
#include "kernel/per.h"
#include "view/seen.h"
#include "view/stonks/components.h"

namespace bell::stonks {

// A portfolio as far as the viewer knows it: the cards face up, and the viewer's own face-down ones.
struct KnownPortfolio {
  std::int32_t worth = 0;          // at current prices, including an unused speculation card
  PerCompany<std::uint16_t> held;  // shares of each company the viewer is sure of, without a speculation card
  std::uint16_t shares = 0;        // all of them, plus those of an unused speculation card
  std::uint16_t cards = 0;         // including face-down ones and an unused speculation card; public
  std::uint16_t unseen = 0;        // of these, unknown to the viewer and left out of the numbers above
  friend constexpr bool operator==(const KnownPortfolio&, const KnownPortfolio&) = default;
};

// How a tie on points was broken. None: points decided, or the match is not over.
enum class TieBreak : std::uint8_t { none = 0, cards = 1, shares = 2 };

struct Deduced {
  PerSeat<KnownPortfolio> portfolios;
  PerCompany<std::array<std::uint8_t, kLevels>>
      values;                                      // the price at each level of a tile, lowest first; 0 before round 1
  std::array<std::uint8_t, kRanks> shares{};       // on a market card, by rank
  std::array<std::uint8_t, kRanks> fluctuation{};  // icons on a market card, by rank
  FixedVec<Company, kMaxSeats> counts_as;  // each card of the trick, in order of play; none if the viewer cannot see it
  Seen<Seat> ahead;                        // who would win the trick now, or nobody; unknown if it depends on
                                           // a card the viewer has not seen
  Company must_follow = kNoCompany;        // the company the viewer, if it is their turn, must follow
  std::uint8_t trick = 0;                  // of the round, from 1; 0 before the first
  std::uint8_t tricks = 0;                 // per round
  std::uint8_t steps = 0;                  // levels by which a price must now be moved; 0: none
  TieBreak tie_break = TieBreak::none;
  friend constexpr bool operator==(const Deduced&, const Deduced&) = default;
};

static_assert(std::is_trivially_copyable_v<Deduced>);
static_assert(std::has_unique_object_representations_v<Deduced>, "padding would enter ==");

}  // namespace bell::stonks
