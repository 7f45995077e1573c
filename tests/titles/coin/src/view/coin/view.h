// A viewer's view of a Coin table: the board, and the coin if the viewer may look under the cup.
#pragma once

#include <array>
#include <type_traits>

#include "kernel/fixed_vec.h"
#include "view/coin/board.h"
#include "view/coin/deduced.h"
#include "view/coin/ids.h"
#include "view/seen.h"

namespace bell::coin {

struct View {
  Board board;
  std::uint8_t seats = 0;
  std::uint8_t rounds = 0;
  ModuleSet modules;          // in play
  FixedVec<StepId, 4> steps;  // in progress: each but the last waits for the next
  Seen<Side> coin;            // under the cup
  std::uint8_t factor = 1;    // by which points are multiplied; sent if the module stakes is in play
  Deduced deduced;
  std::array<std::uint8_t, 2> filler{};  // up to a whole word, so that equal views have equal bytes
  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(std::is_trivially_copyable_v<View>);
static_assert(std::has_unique_object_representations_v<View>, "padding would enter ==, and could hide a secret");

}  // namespace bell::coin
