// The investor auction: everybody puts up what was kept, all bid for it, and the bid comes off the starting cash.
#include <array>

#include "engine/stockpile/bids.h"
#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

// The investors kept lie on the empty stockpiles, filled in turn order.
struct PutUp {
  static constexpr StepId id = StepId::reveal_investors;
  static constexpr Rule cite = Rule::SP_INV_8;
  static Progress enter(Ctx& ctx) {
    State& state = ctx.state;
    int pile = 0;
    for (int n = 0; n < ctx.rules.seats; ++n) {
      const Seat seat = nth_in_turn_order(ctx.rules, state.board, n);
      for (const Secret<Investor>& kept : state.kept_investors[seat]) {
        state.board.people.on_pile[pile_at(pile)] = kept.truth();
        ctx.tell.say({.what = Happening::investor_put_up,
                      .rule = cite,
                      .seat = seat,
                      .pile = pile_at(pile++),
                      .investor = open(kept.truth())});
      }
      state.kept_investors[seat].clear();
      state.offered[seat].clear();
    }
    state.investor_deck = {};
    state.board.people.offered = {};
    state.board.people.kept = {};
    return Progress::done;
  }
};

Money starting_value(const Rules& rules, Investor investor) {
  const auto at = static_cast<std::size_t>(investor);
  return Money(rules.meeples == 1 ? rules.printed.investor_cash[at] : rules.printed.investor_cash_two[at]);
}

// As in Demand, but each bid is limited by the value of its own investor.
struct BidForInvestors {
  static constexpr StepId id = StepId::bid_for_investors;
  static constexpr Rule cite = Rule::SP_INV_8;

  static bool is_covered(const Rules& rules, const State& now, Pile pile, int space) {
    const Money printed(rules.printed.bids[static_cast<std::size_t>(space)]);
    return printed <= starting_value(rules, now.board.people.on_pile[pile]);
  }
  static Progress enter(Ctx& ctx) {
    if (is_bidding_over(ctx.rules, ctx.state.board)) return Progress::done;
    ctx.state.cursor().turn = Turn::of(next_bidder(ctx.rules, ctx.state.board));
    return Progress::stay;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    const unsigned at_hand = meeples_at_hand(rules, now.board, who);
    for (int pile = 0; pile < rules.piles; ++pile) {
      if (now.board.tracks[pile_at(pile)].by == who) continue;
      for (int space = lowest_space(rules, now, pile_at(pile)); space < kBidSpaces; ++space) {
        if (!is_covered(rules, now, pile_at(pile), space)) break;
        for (int meeple = 0; meeple < rules.meeples; ++meeple)
          if ((at_hand >> meeple & 1U) != 0) out.push_back(bid_of(who, pile_at(pile), space, meeple));
      }
    }
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (const Refusal why = refuse_place(rules, now, act); why.is_refused()) return why;
    if (is_covered(rules, now, pile_in(act), act.args[1])) return allowed();
    const Money value = starting_value(rules, now.board.people.on_pile[pile_in(act)]);
    return {Reason::forbidden, cite, {static_cast<std::int16_t>(value.amount()), rules.printed.bids[act.args[1]]}};
  }
  static void apply(Ctx& ctx, Action act) { place_meeple(ctx, act); }
};

struct TakeInvestors {
  static constexpr StepId id = StepId::take_investors;
  static constexpr Rule cite = Rule::SP_INV_8;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    for (int at = 0; at < ctx.rules.piles; ++at) {
      const Bid bid = board.tracks[pile_at(at)];
      const int price = ctx.rules.printed.bids[bid.space];
      board.people.of[bid.by][bid.meeple] = board.people.on_pile[pile_at(at)];
      board.purchases[bid.by][bid.meeple] = {bid.space, static_cast<std::int8_t>(price)};
      ctx.tell.say({.what = Happening::investor_bought,
                    .rule = cite,
                    .seat = bid.by,
                    .pile = pile_at(at),
                    .investor = open(board.people.on_pile[pile_at(at)]),
                    .number = price});
      board.tracks[pile_at(at)] = {};
    }
    board.people.on_pile = {};
    board.bids_made = 0;
    board.last_bidder = kNoSeat;
    return Progress::done;
  }
};

// What the bids left of the investors' values.
Money less_the_bids(const Rules&, const State& now, Seat seat, Money so_far) {
  for (const Purchase& purchase : now.board.purchases[seat]) so_far -= Money(purchase.paid);
  return so_far;
}

}  // namespace

const Manifest& investor_auction_manifest() {
  static constexpr std::array kNeeds{ModuleId::investors};
  static const std::array kSplices{
      Splice{Where::replace, StepId::reveal_investors, ops_of<PutUp, Stockpile>()},
      Splice{Where::after, StepId::reveal_investors, ops_of<TakeInvestors, Stockpile>()},
      Splice{Where::after, StepId::reveal_investors, ops_of<BidForInvestors, Stockpile>()},
  };
  static const Manifest kAuction{
      .id = ModuleId::investor_auction,
      .name = "investor_auction",
      .cite = PutUp::cite,
      .splices = kSplices,
      .needs = kNeeds,
      .install = [](Rules& rules) { rules.starting_cash.add(Precedence::additive, &less_the_bids); }};
  return kAuction;
}

}  // namespace bell::stockpile
