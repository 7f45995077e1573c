// Guesses what is under the cup. A claim need not be true, so it reveals nothing.
#include "engine/coin/rules.h"

namespace bell::coin {

State Coin::imagine(const Rules& rules, const View& view, std::span<const SeenEvent>, Rng& rng) {
  State state;
  state.board = view.board;
  const StepId step = rules.program[top(view.board.cursor).step].id;
  const bool is_hidden = step == StepId::claim || step == StepId::guess;
  if (is_hidden) {
    const Side any = static_cast<Side>(1 + rng.below(kSides));
    state.coin = Secret<Side>(view.coin.or_else(any), view.board.hider);
  } else if (view.coin.is_known()) {
    state.coin = open_side(view.coin.or_else(Side::none));
  }
  return state;
}

}  // namespace bell::coin
