// Checks everything that must be true between two actions of a Coin match.
#include "engine/coin/rules.h"

namespace bell::coin {

const char* Coin::broken_invariant(const Rules& rules, const State& now) {
  const Board& board = now.board;
  if (board.cursor.frames.is_empty()) return "play_stands_at_a_step";
  if (board.round > rules.rounds) return "rounds_as_agreed";
  if (board.claim != Side::none && now.coin.truth() == Side::none) return "claim_on_hidden_coin";
  if (board.guess != Side::none && board.claim == Side::none) return "guess_follows_claim";
  if (board.cursor.turn.is_over() == board.winners.is_empty()) return "winner_when_over";
  return nullptr;
}

}  // namespace bell::coin
