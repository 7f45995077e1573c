// What one viewer has of a 1920 Wall Street table: the board, the own secrets, and blanks where others' secrets lie.
#pragma once

#include <type_traits>

#include "view/seen.h"
#include "view/wall_street_1920/board.h"

namespace bell::wall_street_1920 {

// What everybody has seen and a good memory would know. Shown only at tables that agree on it.
struct MemoryAid {
  PerSeat<Shares> shares;          // seen joining a hand and not seen leaving it
  SeatMask unsure;                 // hands that an unknown one of these has left since
  PerPile<std::uint8_t> dynamite;  // on the discard piles
  Deck undrawn;                    // not turned up yet
  friend constexpr bool operator==(const MemoryAid&, const MemoryAid&) = default;
};

struct View {
  Board board;
  std::uint8_t seats = 0;
  Side side = Side::blue;
  std::uint8_t spaces = 0;         // of a track
  std::uint8_t safe_cards = 0;     // to be turned up before the explosion can come
  PerCompany<std::uint8_t> value;  // of a share now
  PerSeat<Seen<Shares>> shares;    // share cards held
  PerSeat<Seen<Back>> backs;       // of the capital cards
  PerSeat<Seen<Card>> offers;      // in a stock exchange
  PerSeat<Seen<Card>> returned;    // put back into the box
  Seen<MemoryAid> memory_aid;
  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(std::has_unique_object_representations_v<View>, "equal views have equal bytes");

}  // namespace bell::wall_street_1920
