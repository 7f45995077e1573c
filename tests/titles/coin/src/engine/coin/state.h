// The whole truth of a Coin match: the board, and the coin under the cup.
#pragma once

#include <array>
#include <type_traits>

#include "engine/core/secret.h"
#include "view/coin/view.h"

namespace bell::coin {

struct State {
  Board board;
  Secret<Side> coin;                     // none before the toss
  std::array<std::uint8_t, 2> filler{};  // up to a whole word

  Cursor& cursor() { return board.cursor; }
  const Cursor& cursor() const { return board.cursor; }
  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "padding would enter hash and ==");

}  // namespace bell::coin
