// A viewer's view of a 1920 Wall Street table: the board, the viewer's own secrets, and blanks for those of others.
#pragma once

#include <type_traits>

#include "view/seen.h"
#include "view/wall_street_1920/board.h"
#include "view/wall_street_1920/deduced.h"
#include "view/wall_street_1920/ids.h"

namespace bell::wall_street_1920 {

// What everybody has seen and a good memory would know. Shown only at tables that agree to it.
struct MemoryAid {
  PerSeat<Shares> shares;          // seen joining a hand and not seen leaving it
  SeatMask unsure;                 // hands that one of these may have left unseen
  PerPile<std::uint8_t> dynamite;  // on the discard piles
  Deck undrawn;                    // not turned up yet
  friend constexpr bool operator==(const MemoryAid&, const MemoryAid&) = default;
};

struct View {
  Board board;
  Viewer viewer = Viewer::spectator;  // whose view it is
  std::uint8_t seats = 0;
  Side side = Side::blue;
  ModuleSet modules;                     // in play
  FixedVec<StepId, 4> steps;             // in progress: each but the last waits for the next
  std::array<std::uint8_t, 3> filler{};  // up to a whole word, so that equal views have equal bytes
  PerSeat<Seen<Shares>> shares;          // share cards held
  PerSeat<Seen<Back>> backs;             // of the capital cards
  PerSeat<Seen<Card>> offers;            // in a stock exchange
  PerSeat<Seen<Card>> returned;          // put back into the box
  Seen<MemoryAid> memory_aid;
  Deduced deduced;  // follows from all of the above
  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(std::is_trivially_copyable_v<View>);
static_assert(std::has_unique_object_representations_v<View>, "equal views have equal bytes");

}  // namespace bell::wall_street_1920
