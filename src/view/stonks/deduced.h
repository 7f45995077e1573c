// What follows from a viewer's Stonks table and the printed numbers: everything a screen shows and should not work out
// itself. Known to the viewer anyway; no secret is added.
//
// By how much a price has moved since the trick began is not here: the board does not hold it, the told facts do.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "kernel/fixed_vec.h"
#include "kernel/per.h"
#include "view/seen.h"
#include "view/stonks/components.h"

namespace bell::stonks {

// A portfolio as far as the viewer knows its cards: those face up, and the viewer's own face-down ones.
struct KnownPortfolio {
  std::int32_t worth = 0;          // at the present values, an unused speculation card included
  PerCompany<std::uint16_t> held;  // shares surely held of each company, without a speculation card
  std::uint16_t shares = 0;        // all of them, and that of an unused speculation card
  std::uint16_t cards = 0;         // face-down ones and an unused speculation card included; everybody can count them
  std::uint16_t unseen = 0;        // of these, what the viewer has not seen and the numbers above leave out
  friend constexpr bool operator==(const KnownPortfolio&, const KnownPortfolio&) = default;
};

// What set the winners apart from others with as many points. None: points alone did, or the match is not over.
enum class TieBreak : std::uint8_t { none = 0, cards = 1, shares = 2 };

struct Deduced {
  PerSeat<KnownPortfolio> portfolios;
  PerCompany<std::array<std::uint8_t, kLevels>>
      values;                                      // of a share at each level of a tile, lowest first; 0 before round 1
  std::array<std::uint8_t, kRanks> shares{};       // on a market card, by rank
  std::array<std::uint8_t, kRanks> fluctuation{};  // icons on a market card, by rank
  FixedVec<Company, kMaxSeats> counts_as;  // each card of the trick, in order of play; none if the viewer can't see it
  Seen<Seat> ahead;                        // who would win the trick if it ended now, or nobody; unknown if that hangs
                                           // on a card the viewer has not seen
  Company must_follow = kNoCompany;        // what the viewer, if it is the viewer's turn, must play a card of
  std::uint8_t trick = 0;                  // of the round, 1 is the first; 0 before it
  std::uint8_t tricks = 0;                 // in a round
  std::uint8_t steps = 0;                  // levels by which a price must be moved now; 0 is none
  TieBreak tie_break = TieBreak::none;
  friend constexpr bool operator==(const Deduced&, const Deduced&) = default;
};

static_assert(std::is_trivially_copyable_v<Deduced>);
static_assert(std::has_unique_object_representations_v<Deduced>, "padding would enter ==");

}  // namespace bell::stonks
