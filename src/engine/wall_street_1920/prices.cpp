// Moves prices. A price is a level of the company's track; the value printed there is what a share is worth.
#include "engine/wall_street_1920/prices.h"

#include <algorithm>

#include "engine/market/price_track.h"

namespace bell::wall_street_1920 {
namespace {

market::PriceTrack track_of(const Rules& rules) { return market::PriceTrack(rules.top_level + 1); }

void add_move(const Rules& rules, const Board& board, Company company, int spaces, PriceMoves& moves) {
  const int level = track_of(rules).along(board.level[company], spaces);
  if (level == board.level[company]) return;  // it was already at the end
  moves.push_back({.company = company,
                   .level = static_cast<std::uint8_t>(level),
                   .value = static_cast<std::uint8_t>(rules.value(company, level))});
}

constexpr bool is_fluctuation(Card card) {
  return card == Card::upward || card == Card::downward || card == Card::mixed;
}

// The lowest, the highest, or both; a company that is both stays.
PriceMoves fluctuation(const Rules& rules, const Board& board, Card card) {
  const auto [lowest, highest] = std::minmax_element(board.level.begin(), board.level.end());
  PriceMoves moves;
  for (const Company company : kAllCompanies) {
    const bool rises = card != Card::downward && board.level[company] == *lowest;
    const bool falls = card != Card::upward && board.level[company] == *highest;
    add_move(rules, board, company, (rises ? 1 : 0) - (falls ? 1 : 0), moves);
  }
  return moves;
}

void carry_out(Ctx& ctx, Seat by, const PriceMoves& moves, Rule why) {
  for (const PriceMove& move : moves) {
    std::uint8_t& level = ctx.state.board.level[move.company];
    if (ctx.tell)
      ctx.tell.say({.what = Happening::price_changed,
                    .rule = why,
                    .seat = by,
                    .company = move.company,
                    .number = whole(move.level - level),
                    .value = move.value,
                    .before = static_cast<std::uint8_t>(value_now(ctx.rules, ctx.state.board, move.company))});
    level = move.level;
  }
  if (const CompanySet arrived = arrivals(ctx.rules, moves); !arrived.is_empty()) ctx.rules.ends_reached(ctx, arrived);
}

}  // namespace

int value_now(const Rules& rules, const Board& board, Company company) {
  return rules.value(company, board.level[company]);
}

bool is_end_of_track(const Rules& rules, int level) { return track_of(rules).is_end(level); }

PriceMoves moves_of(const Rules& rules, const Board& board, Company company, int spaces) {
  PriceMoves moves;
  add_move(rules, board, company, spaces, moves);
  return moves;
}

PriceMoves moves_when_kept(const Rules& rules, const Board& board, Card card) {
  if (is_company_share(card)) return moves_of(rules, board, share_company(card), spaces_of(form_of(card)));
  if (is_company_variation(card)) return moves_of(rules, board, variation_company(card), spaces_of(shift_of(card)));
  return is_fluctuation(card) ? fluctuation(rules, board, card) : PriceMoves{};
}

void move_price(Ctx& ctx, Seat by, Company company, int spaces) {
  carry_out(ctx, by, moves_of(ctx.rules, ctx.state.board, company, spaces), Rule::WS_VAR_1);
}

void move_prices_for(Ctx& ctx, Seat by, Card kept) {
  carry_out(ctx, by, moves_when_kept(ctx.rules, ctx.state.board, kept), rule_of_moves(kept));
}

CompanySet arrivals(const Rules& rules, const PriceMoves& moves) {
  CompanySet arrived;
  for (const PriceMove& move : moves)
    if (is_end_of_track(rules, move.level)) arrived.add(move.company);
  return arrived;
}

void foresee(const Rules& rules, const Board& board, Seat by, const PriceMoves& moves, Prospect& prospect) {
  if (!moves.is_empty()) prospect.prices = moves;
  if (const CompanySet arrived = arrivals(rules, moves); !arrived.is_empty())
    rules.ends_foreseen(rules, board, by, arrived, prospect);
}

Rule rule_of_moves(Card kept) { return is_fluctuation(kept) ? Rule::WS_VAR_3 : Rule::WS_VAR_1; }

}  // namespace bell::wall_street_1920
