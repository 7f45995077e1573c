// Finds the trump company, and implements the token rule of the flatter games.
#include "engine/stonks/prices.h"

namespace bell::stonks {

Company trump_company(const Board& board) {
  Company lowest = board.row[0];
  for (const Company company : board.row)
    if (board.tiles[company].value < board.tiles[lowest].value) lowest = company;
  return lowest;
}

void move_trump_token(Ctx& ctx) {
  Board& board = ctx.state.board;
  const Company trump = trump_company(board);
  if (trump == board.trump) return;
  board.trump = trump;
  if (ctx.tell) ctx.tell.say({.what = Happening::trump_changed, .rule = Rule::ST_TRK_4, .company = trump});
}

CompanySet black_until_the_fourth(const Board& board, Company changed, CompanySet so_far) {
  RULE(ST_TWO_5);
  constexpr int kFourth = 4;
  CompanySet black = board.black;
  black.add(changed);
  return black.size() < kFourth ? black : so_far;  // so_far: only the company just changed
}

}  // namespace bell::stonks
