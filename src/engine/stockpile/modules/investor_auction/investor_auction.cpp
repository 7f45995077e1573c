// The investor auction: everybody puts investors up, and all bid for them with the cash printed on the cards.
#include <array>

#include "engine/stockpile/bids.h"
#include "engine/stockpile/investor_cards.h"
#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

constexpr std::array kNeeds{ModuleId::investors};

// Replaces the revealing of chosen cards: they go face up on the stockpiles, filled in turn order.
struct PutUpInvestors {
  static constexpr StepId id = StepId::reveal_investors;
  static constexpr Rule cite = Rule::SP_INV_8;

  static Progress enter(Ctx& ctx) {
    int pile = 0;
    for (const Seat seat : in_turn_order(ctx.rules, ctx.state.board)) {
      for (const Secret<Investor>& kept : ctx.state.kept_investors[seat]) put_up(ctx, seat, kept, pile_at(pile++));
      ctx.state.kept_investors[seat].clear();
      put_back_offered(ctx.state, seat);
    }
    return Progress::done;
  }
  static void put_up(Ctx& ctx, Seat seat, const Secret<Investor>& investor, Pile pile) {
    ctx.state.board.auction.on_pile[pile] = investor.truth();
    ctx.tell.say({.what = Happening::investor_put_up,
                  .rule = cite,
                  .seat = seat,
                  .pile = pile,
                  .investor = open(investor.truth())});
  }
};

// As in Demand, but each bid is limited by the card it is for. Nobody owns an investor yet, so no ability applies.
struct BidForInvestors {
  static constexpr StepId id = StepId::bid_for_investors;
  static constexpr Rule cite = Rule::SP_INV_8;

  static Progress enter(Ctx& ctx) {
    if (is_bidding_over(ctx.rules, ctx.state.board)) return Progress::done;
    ctx.state.cursor().turn = Turn::of(next_bidder(ctx.rules, ctx.state.board));
    return Progress::stay;
  }
  static Money limit(const Rules& rules, const Board& board, Pile pile) {
    return rules.cash_of(board.auction.on_pile[pile]);
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    const unsigned at_hand = meeples_at_hand(rules, now.board, who);
    for (int pile = 0; pile < rules.piles; ++pile) {
      if (now.board.tracks[pile_at(pile)].by == who) continue;
      for (int space = lowest_space(rules, now.board, pile_at(pile)); space < kBidSpaces; ++space) {
        if (rules.bid_at(space) > limit(rules, now.board, pile_at(pile))) break;
        for (int meeple = 0; meeple < rules.meeples; ++meeple)
          if ((at_hand >> meeple & 1U) != 0) out.push_back(bid_of(who, pile_at(pile), space, meeple));
      }
    }
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (const Refusal why = refuse_place(rules, now.board, act); why.is_refused()) return why;
    const Money most = limit(rules, now.board, pile_in(act));
    const Money bid = rules.bid_at(act.args[1]);
    if (bid > most)
      return {
          Reason::forbidden, cite, {static_cast<std::int16_t>(most.amount()), static_cast<std::int16_t>(bid.amount())}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) { place_meeple(ctx, act); }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    Prospect prospect = prospect_of_bid(rules, view.board, act);
    prospect.rule = cite;
    prospect.costs = prospect.bid;
    prospect.starting_cash = limit(rules, view.board, pile_in(act)).amount() - *prospect.bid;
    return prospect;
  }
};

// Everybody takes the investors they won; the bids are subtracted from the starting cash.
struct TakeInvestors {
  static constexpr StepId id = StepId::take_investors;
  static constexpr Rule cite = Rule::SP_INV_8;

  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    for (int at = 0; at < ctx.rules.piles; ++at) take(ctx, pile_at(at), board.tracks[pile_at(at)]);
    board.auction = {};
    board.tracks = {};
    board.bids_made = 0;
    board.last_bidder = kNoSeat;
    return Progress::done;
  }
  static void take(Ctx& ctx, Pile pile, const Bid& bid) {
    const Investor won = ctx.state.board.auction.on_pile[pile];
    const Money price = ctx.rules.bid_at(bid.space);
    give_investor(ctx.state, bid.by, won);
    ctx.state.board.purchases[bid.by][bid.meeple] = {bid.space, static_cast<std::int8_t>(price.amount())};
    ctx.tell.say({.what = Happening::investor_bought,
                  .rule = cite,
                  .seat = bid.by,
                  .pile = pile,
                  .investor = open(won),
                  .number = price.amount()});
  }
};

Money less_the_bids(const Rules&, const Board& board, Seat seat, Money cash) {
  for (const Purchase& bought : board.purchases[seat]) cash -= Money(bought.paid);
  return cash;
}

}  // namespace

const Manifest& investor_auction_manifest() {
  static const std::array kSplices{
      Splice{Where::replace, StepId::reveal_investors, ops_of<PutUpInvestors, Stockpile>()},
      Splice{Where::before, StepId::starting_cash, ops_of<BidForInvestors, Stockpile>()},
      Splice{Where::before, StepId::starting_cash, ops_of<TakeInvestors, Stockpile>()},
  };
  static const Manifest kAuction{.id = ModuleId::investor_auction,
                                 .name = "investor_auction",
                                 .cite = PutUpInvestors::cite,
                                 .splices = kSplices,
                                 .needs = kNeeds,
                                 .install = [](Rules& rules) {
                                   rules.investors_put_up = true;
                                   rules.starting_cash.add(Precedence::additive, &less_the_bids);
                                 }};
  return kAuction;
}

}  // namespace bell::stockpile
