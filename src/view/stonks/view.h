// A viewer's view of a Stonks table: the board, the viewer's own secrets, and blanks for those of others.
#pragma once

#include "view/seen.h"
#include "view/stonks/board.h"
#include "view/stonks/deduced.h"
#include "view/stonks/ids.h"

namespace bell::stonks {

inline constexpr int kMaxHidden = 2;  // two players each lay one face down in each of two rounds

struct View {
  Board board;
  std::uint8_t seats = 0;
  std::uint8_t rounds = 0;
  ModuleSet modules;                     // in play
  FixedVec<StepId, 4> steps;             // in progress: each but the last waits for the next
  std::array<std::uint8_t, 2> filler{};  // up to a whole word, so that equal views have equal bytes
  PerSeat<Seen<CardSet>> hands;
  PerSeat<FixedVec<Seen<Card>, kMaxHidden>> hidden;      // portfolio cards lying face down
  PerSeat<Seen<Card>> to_reveal;                         // chosen, not yet shown
  Seen<Card> face_down;                                  // the opener's card under a speculation
  PerSeat<FixedVec<Seen<Card>, kMaxHidden>> last_cards;  // left over when a round ended, discarded face down
  Deduced deduced;                                       // follows from all of the above
  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(std::is_trivially_copyable_v<View>);
static_assert(std::has_unique_object_representations_v<View>, "padding would enter ==, and could hide a secret");

}  // namespace bell::stonks
