// Final scoring: first the event of the discard piles, then shares, variations, loans and cash.
#include "engine/wall_street_1920/scoring.h"

#include "engine/market/leaders.h"
#include "engine/wall_street_1920/holdings.h"
#include "engine/wall_street_1920/piles.h"
#include "engine/wall_street_1920/prices.h"

namespace bell::wall_street_1920 {
namespace {

Hand hand_of(const State& now, Seat seat) { return {now.shares[seat].truth(), now.backs[seat].truth()}; }

Points variation_points(const Rules& rules, const Board& board, Seat seat) {
  int points = 0;
  board.variations[seat].for_each([&](Card card, int count) { points += count * rules.printed.points[card]; });
  return Points(points);
}
Points rest_of(const Rules& rules, const Board& board, Seat seat, const Hand& hand, Pile event) {
  const int gold = event == Pile::a ? hand.shares.count(Card::gold) : 0;
  return rules.extra_points(rules, board, seat, Points(gold * rules.printed.tariff.gold_points));
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
                .number = whole(result.extras().amount())});
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

Portfolio portfolio_of(const Rules& rules, const Hand& hand, Pile event) {
  Portfolio portfolio;
  RULE(WS_CMP_2);
  hand.shares.for_each([&](Card card, int count) {
    if (is_dual(card))
      portfolio.duals.push_back(rules.companies_of(card));
    else if (card != Card::gold)
      portfolio.shares[share_company(card)] += count * shares_on(form_of(card));
  });
  portfolio.gold = event == Pile::a ? 0 : hand.shares.count(Card::gold);
  if (hand.back != kNoBack) {
    const SecretShare& secret = rules.secret_share(hand.back);
    portfolio.shares[secret.company] += secret.shares;
  }
  return portfolio;
}
Portfolio portfolio_of(const Rules& rules, const State& now, Seat seat, Pile event) {
  return portfolio_of(rules, hand_of(now, seat), event);
}

Stakes stakes_of(const Rules& rules, const Hand& hand) {
  const Portfolio portfolio = portfolio_of(rules, hand, kNoPile);
  Stakes stakes;
  for (const Company company : kAllCompanies) {
    int wild = portfolio.gold;
    for (const auto& [one, other] : portfolio.duals) wild += company == one || company == other ? 1 : 0;
    stakes[company] = {.shares = static_cast<std::uint8_t>(portfolio.shares[company]),
                       .wild = static_cast<std::uint8_t>(wild),
                       .minimum = static_cast<std::uint8_t>(rules.minimum(company))};
  }
  return stakes;
}

Result result_of(const Rules& rules, const Board& board, Seat seat, const Hand& hand, Pile event) {
  return {.companies = best_assignment(portfolio_of(rules, hand, event), market_at_end(rules, board, event)),
          .secret = Points(hand.back == kNoBack ? 0 : rules.secret_share(hand.back).points),
          .variations = variation_points(rules, board, seat),
          .loans = Points(-board.loans[seat] * rules.printed.tariff.loan_points),
          .rest = rest_of(rules, board, seat, hand, event),
          .cash = Points(board.cash[seat].amount())};
}
Result result_of(const Rules& rules, const State& now, Seat seat, Pile event) {
  return result_of(rules, now.board, seat, hand_of(now, seat), event);
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

TieBreak tie_break_of(const Rules& rules, const Board& board) {
  for (const Seat seat : seats_of(rules.seats))
    if (!board.winners.is_empty() && !board.winners.has(seat) &&
        board.points[seat] == board.points[board.winners.lowest()])
      return TieBreak::capital;
  return TieBreak::none;
}

}  // namespace bell::wall_street_1920
