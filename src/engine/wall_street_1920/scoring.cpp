// Final scoring: first the event of the discard piles, then shares, variations, loans and cash.
#include "engine/wall_street_1920/scoring.h"

#include "engine/market/leaders.h"
#include "engine/wall_street_1920/holdings.h"
#include "engine/wall_street_1920/piles.h"
#include "engine/wall_street_1920/prices.h"

namespace bell::wall_street_1920 {
namespace {

Market market_at_end(const Rules& rules, const Board& board, Pile event) {
  Market market;
  for (const Company company : kAllCompanies) {
    const int value = value_now(rules, board, company);
    market.value[company] = event == Pile::c ? (value + 1) / 2 : value;
    market.minimum[company] = rules.minimum(company);
  }
  market.uncounted = event == Pile::b ? 1 : 0;
  return market;
}

Points extras_of(const Rules& rules, const State& now, Seat seat, Pile event) {
  int points = -now.board.loans[seat] * rules.printed.tariff.loan_points;
  now.board.variations[seat].for_each([&](Card card, int count) { points += count * rules.printed.points[card]; });
  if (event == Pile::a) points += now.shares[seat].truth().count(Card::gold) * rules.printed.tariff.gold_points;
  return rules.extra_points(rules, now, seat, Points(points));
}

void count_piles(Ctx& ctx) {
  const PerPile<int> sticks = dynamite(ctx.rules, ctx.state);
  for (const Pile pile : kAllPiles)
    ctx.tell.say({.what = Happening::pile_counted,
                  .rule = Rule::WS_END_1,
                  .number = whole(sticks[pile]),
                  .value = static_cast<std::uint8_t>(pile)});
  const Pile event = event_of(sticks);
  ctx.state.board.event = event;
  ctx.tell.say({.what = event == kNoPile ? Happening::event_averted : Happening::event_triggered,
                .rule = Rule::WS_DIS_2,
                .value = static_cast<std::uint8_t>(event)});
}

void reveal(Ctx& ctx, Seat seat) {
  show_all_shares(ctx, seat, Rule::WS_END_2);
  ctx.state.shares[seat] = Secret<Shares>::known_to_all(ctx.state.shares[seat].truth());
  ctx.state.backs[seat] = Secret<Back>::known_to_all(ctx.state.backs[seat].truth());
}

void tell_result(Ctx& ctx, Seat seat, const Result& result) {
  ctx.tell.say({.what = Happening::back_revealed,
                .rule = Rule::WS_END_2,
                .seat = seat,
                .back = ctx.state.backs[seat],
                .number = whole(result.secret.amount())});
  const Market market = market_at_end(ctx.rules, ctx.state.board, ctx.state.board.event);
  for (const Company company : kAllCompanies)
    ctx.tell.say({.what = Happening::company_scored,
                  .rule = Rule::WS_END_4,
                  .seat = seat,
                  .company = company,
                  .number = whole(company_points(market, company, result.companies.shares[company])),
                  .value = static_cast<std::uint8_t>(result.companies.shares[company])});
  ctx.tell.say({.what = Happening::extras_scored,
                .rule = Rule::WS_END_3,
                .seat = seat,
                .number = whole(result.extras.amount())});
  ctx.tell.say({.what = Happening::match_scored,
                .rule = Rule::WS_END_5,
                .seat = seat,
                .number = whole(result.total().amount())});
}

// Most points, then the higher capital.
SeatMask winners_of(const Rules& rules, const Board& board) {
  return market::leaders(seats_of(rules.seats), [&](Seat one, Seat other) {
    if (const auto order = board.points[one] <=> board.points[other]; order != 0) return order;
    return board.capital[one] <=> board.capital[other];
  });
}

}  // namespace

Pile event_of(const PerPile<int>& sticks) {
  Pile most = Pile::a;
  for (const Pile pile : kAllPiles)
    if (sticks[pile] > sticks[most]) most = pile;
  for (const Pile pile : kAllPiles)
    if (pile != most && sticks[pile] == sticks[most]) return kNoPile;
  return most;
}

Portfolio portfolio_of(const Rules& rules, const State& now, Seat seat, Pile event) {
  Portfolio portfolio;
  RULE(WS_CMP_2);
  const Shares& held = now.shares[seat].truth();
  held.for_each([&](Card card, int count) {
    if (is_dual(card))
      portfolio.duals.push_back(rules.companies_of(card));
    else if (card != Card::gold)
      portfolio.shares[share_company(card)] += count * shares_on(form_of(card));
  });
  portfolio.gold = event == Pile::a ? 0 : held.count(Card::gold);
  if (const Back back = now.backs[seat].truth(); back != kNoBack) {
    const SecretShare& secret = rules.secret_share(back);
    portfolio.shares[secret.company] += secret.shares;
  }
  return portfolio;
}

Result result_of(const Rules& rules, const State& now, Seat seat, Pile event) {
  const Back back = now.backs[seat].truth();
  return {.companies = best_assignment(portfolio_of(rules, now, seat, event), market_at_end(rules, now.board, event)),
          .secret = Points(back == kNoBack ? 0 : rules.secret_share(back).points),
          .extras = extras_of(rules, now, seat, event),
          .cash = Points(now.board.cash[seat].amount())};
}

void score_match(Ctx& ctx) {
  Board& board = ctx.state.board;
  count_piles(ctx);
  for (const Seat seat : seats_of(ctx.rules.seats)) {
    reveal(ctx, seat);
    const Result result = result_of(ctx.rules, ctx.state, seat, board.event);
    board.points[seat] = result.total();
    tell_result(ctx, seat, result);
  }
  board.winners = winners_of(ctx.rules, board);
  for (const Seat seat : board.winners)
    ctx.tell.say({.what = Happening::match_won,
                  .rule = Rule::WS_END_6,
                  .seat = seat,
                  .number = whole(board.points[seat].amount())});
}

}  // namespace bell::wall_street_1920
