// Computes what screens show and should not compute themselves, from the view and the printed numbers.
#include "engine/stockpile/bids.h"
#include "engine/stockpile/known.h"
#include "engine/stockpile/money.h"
#include "engine/stockpile/pairs.h"
#include "engine/stockpile/portfolio.h"
#include "engine/stockpile/prices.h"
#include "engine/stockpile/steps/final_scoring.h"
#include "engine/stockpile/steps/movement.h"
#include "engine/stockpile/turn_order.h"

namespace bell::stockpile {
namespace {

int surely_held(const View& view, Seat seat, Company company) {
  return view.regular[seat][company] + 2 * view.board.split[seat][company];
}

KnownHoldings holdings_of(const Rules& rules, const View& view, Seat seat) {
  const Board& board = view.board;
  const CommerceBag& owned = board.commerce.owned[seat];
  KnownHoldings known;
  known.worth = board.cash[seat];
  known.free_cash =
      board.round > 0 ? free_cash(rules, board, seat) : board.cash[seat];  // in round 0, bids are not paid from cash
  known.unseen = static_cast<std::uint8_t>(unseen_cards(view, seat));
  known.commodities = static_cast<std::uint8_t>(owned.size() - owned.count(Card::tax));
  for (const Company company : kAllCompanies)
    known.held[company] = static_cast<std::uint8_t>(surely_held(view, seat, company));
  for (const HeldFee& fee : board.held_fees)
    if (fee.by == seat) known.held_fees += rules.fee_of(fee.fee);
  if (board.cursor.turn.is_over()) return known;
  const OtherWorth other = rules.other_worth(rules, board, seat, {});
  known.shares = worth_of_shares(board, seat, view.regular[seat]);
  known.bonds = other.bonds;
  known.goods = other.goods;
  known.taxes = other.taxes;
  known.commerce = other.goods - other.taxes;
  known.worth += known.shares + other.sum();
  return known;
}

StandingBid standing_on(const Rules& rules, const Board& board, Pile pile) {
  StandingBid standing{.lowest = static_cast<std::uint8_t>(lowest_space(rules, board, pile))};
  const Bid& bid = board.tracks[pile];
  if (bid.by == kNoSeat) return standing;
  standing.printed = static_cast<std::uint8_t>(rules.bid_at(bid.space).amount());
  standing.costs = static_cast<std::int8_t>(price_of_bid(rules, board, bid.by, bid.space).amount());
  return standing;
}

Track track_of(const Ladder& ladder) {
  Track track{.spaces = {}, .start = ladder.start, .after_split = ladder.after_split};
  for (std::size_t place = 0; place < ladder.spaces; ++place)
    track.spaces.push_back({ladder.values[place], ladder.dollars[place]});
  return track;
}

Seen<Foreseen> foresee(const Rules& rules, const View& view, int pair) {
  const KnownPair known = known_pair(view, pair);
  if (!known.is_complete() || has_moved(rules, view.board, pair)) return {};
  const Push push = push_of(rules, view.board, pair, known.forecast);
  return Seen<Foreseen>({.company = known.company,
                         .dividend = static_cast<std::uint8_t>(push.dividend),
                         .steps = push.steps,
                         .landing = landing_of(rules, view.board, known.company, push.steps)});
}

// Known if no unseen card can change the leader or break a tie.
Majority majority_in(const Rules& rules, const View& view, Company company) {
  PerSeat<int> surely;
  PerSeat<int> at_most;
  for (const Seat seat : seats_of(rules.seats)) {
    surely[seat] = surely_held(view, seat, company);
    at_most[seat] = surely[seat] + unseen_cards(view, seat);
  }
  const SeatMask leaders = leaders_of(rules, surely);
  const int most = leaders.is_empty() ? 1 : surely[leaders.lowest()];
  for (const Seat seat : seats_of(rules.seats)) {
    const bool may_pass = leaders.has(seat) ? leaders.size() > 1 && at_most[seat] > most : at_most[seat] >= most;
    if (may_pass) return {};
  }
  return {Seen<SeatMask>(leaders), static_cast<std::uint8_t>(majority_of(rules, leaders).amount())};
}

void deduce_investors(const Rules& rules, const View& view, Deduced& deduced) {
  const auto add = [&](Investor who) {
    if (who == Investor::none) return;
    deduced.investors.push_back({.investor = who,
                                 .cash = static_cast<std::uint8_t>(rules.cash_of(who).amount()),
                                 .power = static_cast<std::uint8_t>(rules.power_of(who)),
                                 .second = static_cast<std::uint8_t>(rules.second_power_of(who))});
  };
  for (const Investor who : view.board.auction.on_pile) add(who);
  for (const Seat seat : seats_of(rules.seats)) {
    for (const Investor who : view.board.investors.of[seat]) add(who);
    for (const Seen<Investor>& seen : view.offered[seat]) add(seen.or_else(Investor::none));
    for (const Seen<Investor>& seen : view.kept_investors[seat]) add(seen.or_else(Investor::none));
  }
}

void deduce_strategies(const Rules& rules, const View& view, Deduced& deduced) {
  const auto add = [&](Strategy card) {
    const auto at = static_cast<std::size_t>(card);
    deduced.strategies.push_back({.strategy = card,
                                  .cost = rules.printed.strategy_cost[at],
                                  .gain = rules.printed.strategy_gain[at],
                                  .times = rules.printed.strategy_times[at],
                                  .limit = rules.printed.strategy_limit[at]});
  };
  StrategySet hand;
  if (is_seat(view.viewer)) hand = view.strategies[seat_of(view.viewer)].or_else({});
  hand.for_each_design(add);
  const Strategy now = view.board.strategies.now.card;
  if (now != Strategy::none && !hand.has_any(now)) add(now);
}

}  // namespace

Deduced Stockpile::deduce(const Rules& rules, const View& view) {
  Deduced deduced;
  deduced.bid_spaces = rules.printed.bids;
  deduced.fees = rules.printed.fees;
  for (const Seat seat : seats_of(rules.seats)) deduced.holdings[seat] = holdings_of(rules, view, seat);
  for (int at = 0; at < rules.piles; ++at) deduced.bids.push_back(standing_on(rules, view.board, pile_at(at)));
  for (const Company company : kAllCompanies) {
    deduced.tracks[company] = track_of(rules.ladders[company]);
    deduced.majorities[company] = majority_in(rules, view, company);
  }
  for (std::size_t pair = 0; pair < kPairs; ++pair) deduced.pairs[pair] = foresee(rules, view, static_cast<int>(pair));
  deduced.unseen_forecasts = unseen_forecasts(view);
  deduced.companies_left = companies_left(view);
  if (view.board.round > 0 && view.board.round < rules.rounds)
    deduced.next_first_player = next_first_player(rules, view.board).or_else(kNoSeat);
  deduce_investors(rules, view, deduced);
  deduce_strategies(rules, view, deduced);
  return deduced;
}

}  // namespace bell::stockpile
