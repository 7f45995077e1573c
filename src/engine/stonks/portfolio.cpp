// Values portfolios: shares times prices, plus the unused speculation card.
#include "engine/stonks/portfolio.h"

namespace bell::stonks {
namespace {

void reveal_hidden(Ctx& ctx, Seat seat) {
  auto& hidden = ctx.state.hidden[seat];
  for (const Secret<Card>& card : hidden) {
    ctx.state.board.portfolio[seat].add(card.truth());
    if (ctx.tell)
      ctx.tell.say(
          {.what = Happening::hidden_revealed, .rule = Rule::ST_END_3, .seat = seat, .card = open_card(card.truth())});
  }
  hidden.clear();
}

void add_shares(Holding& holding, const Board& board, Company company, int shares) {
  holding.shares += shares;
  holding.points += Points(shares * board.tiles[company].value);
}

}  // namespace

CardSet whole_portfolio(const State& now, Seat seat) {
  CardSet cards = now.board.portfolio[seat];
  for (const Secret<Card>& card : now.hidden[seat]) cards.add(card.truth());
  return cards;
}

Company speculation_company(const Board& board, const CardSet& cards) {
  Company lowest = kNoCompany;
  for (const Company company : board.row)  // left to right, so ties go to the left
    if (cards.has_any(company) && (lowest == kNoCompany || board.tiles[company].value < board.tiles[lowest].value))
      lowest = company;
  return lowest;
}

Holding appraise(const Rules& rules, const Board& board, const CardSet& cards) {
  Holding holding;
  cards.for_each([&](Card card) { add_shares(holding, board, company_of(card), rules.shares(card)); });
  holding.cards = cards.size();
  return holding;
}

Holding appraise(const Rules& rules, const Board& board, const CardSet& cards, Seat seat) {
  Holding holding = appraise(rules, board, cards);
  if (!board.speculators.has(seat)) return holding;
  ++holding.cards;
  if (const Company company = speculation_company(board, cards); company != kNoCompany)
    add_shares(holding, board, company, 1);
  return holding;
}

void score_portfolios(Ctx& ctx) {
  Board& board = ctx.state.board;
  for (const Seat seat : seats_of(ctx.rules.seats)) {
    reveal_hidden(ctx, seat);
    if (board.speculators.has(seat))
      if (ctx.tell)
        ctx.tell.say({.what = Happening::speculation_placed,
                      .rule = Rule::ST_END_2,
                      .seat = seat,
                      .company = speculation_company(board, board.portfolio[seat])});
    const Points points = appraise(ctx.rules, board, board.portfolio[seat], seat).points;
    board.points[seat] += points;
    if (ctx.tell)
      ctx.tell.say({.what = Happening::round_scored,
                    .rule = Rule::ST_END_3,
                    .seat = seat,
                    .number = static_cast<std::int16_t>(points.amount())});
  }
}

}  // namespace bell::stonks
