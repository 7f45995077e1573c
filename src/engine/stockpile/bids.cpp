// Meeples on bidding tracks, one on each. A higher bid removes the other meeple, and its owner bids again.
#include "engine/stockpile/bids.h"

#include <algorithm>

#include "engine/stockpile/money.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

unsigned standing(const Rules& rules, const Board& board, Seat seat) {
  unsigned meeples = 0;
  for (int at = 0; at < rules.piles; ++at)
    if (const Bid& bid = board.tracks[pile_at(at)]; bid.by == seat) meeples |= 1U << bid.meeple;
  return meeples;
}

Passing passing_on(const Rules& rules, const Board& board, Pile pile) {
  const Bid& bid = board.tracks[pile];
  if (bid.by == kNoSeat) return {};
  return rules.passing(rules, board, bid.by, {bid.space + 1, Rule::SP_DEM_1});
}

}  // namespace

bool is_bidding_over(const Rules& rules, const Board& board) {
  if (board.bids_made < rules.all_meeples()) return false;
  for (int at = 0; at < rules.piles; ++at)
    if (board.tracks[pile_at(at)].by == kNoSeat) return false;
  return true;
}

Seat next_bidder(const Rules& rules, const Board& board) {
  if (board.bids_made < rules.all_meeples()) return nth_in_turn_order(rules, board, board.bids_made);
  RULE(SP_DEM_4);
  Seat seat = next_seat(board.last_bidder, rules.seats);
  while (meeples_at_hand(rules, board, seat) == 0) seat = next_seat(seat, rules.seats);
  return seat;
}

unsigned meeples_at_hand(const Rules& rules, const Board& board, Seat seat) {
  if (board.bids_made < rules.all_meeples()) return 1U << (board.bids_made / rules.seats);
  return ((1U << rules.meeples) - 1U) & ~standing(rules, board, seat);
}

int lowest_space(const Rules& rules, const Board& board, Pile pile) {
  return std::min(passing_on(rules, board, pile).space, kBidSpaces);
}

Money price_of_bid(const Rules& rules, const Board& board, Seat seat, int space) {
  const int paid = rules.paid_space(rules, board, seat, space);
  return rules.bid_value(rules, board, seat, paid, rules.bid_at(paid));
}

Refusal refuse_place(const Rules& rules, const Board& board, const Action& act) {
  if (verb_of(act) != Verb::bid) return {Reason::wrong_moment, Rule::SP_DEM_1};
  const int space = act.args[1];
  const int meeple = act.args[2];
  if (act.args[0] >= rules.piles || space >= kBidSpaces || meeple >= rules.meeples ||
      act != bid_of(act.by, pile_in(act), space, meeple))
    return {Reason::not_available, Rule::SP_DEM_1, {act.args[0], act.args[1]}};
  const unsigned at_hand = meeples_at_hand(rules, board, act.by);
  if ((at_hand >> meeple & 1U) == 0) return {Reason::not_held, Rule::SP_DEM_3, {act.args[2]}};
  const Bid& bid = board.tracks[pile_in(act)];
  if (bid.by == act.by) return {Reason::forbidden, Rule::SP_DEM_9, {act.args[0]}};
  if (bid.by != kNoSeat && bid.space == kBidSpaces - 1)
    return {Reason::forbidden, Rule::SP_DEM_5, {act.args[0], static_cast<std::int16_t>(bid.space)}};
  const Passing lowest = passing_on(rules, board, pile_in(act));
  if (space < lowest.space)
    return {Reason::forbidden,
            lowest.why,
            {act.args[0], static_cast<std::int16_t>(space), static_cast<std::int16_t>(lowest.space)}};
  return allowed();
}

Refusal refuse_sum(const Rules& rules, const Board& board, const Action& act) {
  const Money cash = free_cash(rules, board, act.by);
  const Money cover = bid_cover(rules, board, act.by, act.args[1]);
  if (cover <= cash) return allowed();
  return {Reason::not_held,
          Rule::SP_DEM_9,
          {static_cast<std::int16_t>(cash.amount()), static_cast<std::int16_t>(cover.amount())}};
}

Prospect prospect_of_bid(const Rules& rules, const Board& board, const Action& act) {
  Prospect prospect{.rule = Rule::SP_DEM_1, .bid = rules.bid_at(act.args[1]).amount()};
  if (const Seat passed = board.tracks[pile_in(act)].by; passed != kNoSeat) prospect.outbids = passed;
  return prospect;
}

void place_meeple(Ctx& ctx, const Action& act) {
  Board& board = ctx.state.board;
  Bid& track = board.tracks[pile_in(act)];
  const Seat passed = track.by;
  track = {act.by, act.args[1], act.args[2]};
  ++board.bids_made;
  board.last_bidder = act.by;
  if (ctx.tell)
    ctx.tell.say({.what = Happening::bid_made,
                  .rule = Rule::SP_DEM_1,
                  .seat = act.by,
                  .pile = pile_in(act),
                  .number = act.args[1],
                  .value = ctx.rules.printed.bids[act.args[1]]});
  if (passed == kNoSeat) return;
  if (ctx.tell) ctx.tell.say({.what = Happening::outbid, .rule = Rule::SP_DEM_3, .seat = passed, .pile = pile_in(act)});
}

}  // namespace bell::stockpile
