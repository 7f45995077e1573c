// Market fluctuation: which tokens may move, how they turn black, and where the trump token goes.
#include "engine/stonks/prices.h"

namespace bell::stonks {
namespace {

void follow_trump(Ctx& ctx) {
  Board& board = ctx.state.board;
  const Company trump = trump_company(board);
  if (trump == board.trump) return;
  board.trump = trump;
  ctx.tell.say({.what = Happening::trump_changed, .rule = Rule::ST_TRK_4, .company = trump});
}

void turn_tokens(Ctx& ctx, Company changed) {
  Board& board = ctx.state.board;
  CompanySet only;  // ST-FLU-3: the last company changed is the only black one
  only.add(changed);
  const CompanySet black = ctx.rules.blackened(ctx.state, changed, only);
  for (const Company company : board.row)
    if (board.black.has(company) && !black.has(company))
      ctx.tell.say({.what = Happening::token_unlocked, .rule = Rule::ST_FLU_3, .company = company});
  board.black = black;
}

}  // namespace

Company trump_company(const Board& board) {
  Company lowest = board.row[0];
  for (const Company company : board.row)
    if (board.tiles[company].value < board.tiles[lowest].value) lowest = company;
  return lowest;
}

CompanySet black_until_the_fourth(const State& now, Company changed, CompanySet so_far) {
  RULE(ST_TWO_5);
  constexpr int kFourth = 4;
  CompanySet black = now.board.black;
  black.add(changed);
  return black.size() < kFourth ? black : so_far;  // so_far: the changed one alone
}

Refusal refuse_change(const State& now, Company company, Direction direction, int steps) {
  const Board& board = now.board;
  if (!board.tiles[company].is_in_row()) return {Reason::not_available, Rule::ST_FLU_1, {static_cast<std::int16_t>(company)}};
  if (board.black.has(company)) return {Reason::forbidden, Rule::ST_FLU_3, {static_cast<std::int16_t>(company)}};
  const int level = board.tiles[company].level + static_cast<int>(direction) * steps;
  if (level < 0 || level >= kLevels)
    return {Reason::forbidden, Rule::ST_FLU_2, {static_cast<std::int16_t>(company), static_cast<std::int16_t>(steps)}};
  return allowed();
}

void change_price(Ctx& ctx, Seat by, Company company, Direction direction, int steps) {
  Tile& tile = ctx.state.board.tiles[company];
  const int moved = static_cast<int>(direction) * steps;
  tile.level = static_cast<std::uint8_t>(tile.level + moved);
  tile.value = static_cast<std::uint8_t>(ctx.rules.value(tile.side, tile.level));
  ctx.tell.say({.what = Happening::price_changed,
                .rule = Rule::ST_FLU_1,
                .seat = by,
                .company = company,
                .number = static_cast<std::int16_t>(moved),
                .value = tile.value});
  turn_tokens(ctx, company);
  follow_trump(ctx);
}

}  // namespace bell::stonks
