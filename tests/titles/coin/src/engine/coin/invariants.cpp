// Checks everything that must be true between two actions of a Coin match.
#include "engine/coin/rules.h"

namespace bell::coin {

const char* Coin::broken_invariant(const Rules& rules, const State& now) {
  const Board& board = now.board;
  if (board.cursor.frames.is_empty()) return "play stands at a step";
  if (board.round > rules.rounds) return "no more rounds are played than agreed";
  if (board.claim != Side::none && now.coin.truth() == Side::none) return "a claim is about a coin under the cup";
  if (board.guess != Side::none && board.claim == Side::none) return "a guess follows a claim";
  if (board.cursor.turn.is_over() == board.winners.is_empty())
    return "a match that is over has a winner, and only then";
  return nullptr;
}

}  // namespace bell::coin
