// Demand: everybody bids until each stockpile has one buyer, then pays and takes the cards.
#include <bit>

#include "engine/stockpile/bids.h"
#include "engine/stockpile/money.h"
#include "engine/stockpile/piles.h"
#include "engine/stockpile/prospects.h"
#include "engine/stockpile/steps/steps.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

struct Bidding {
  static constexpr StepId id = StepId::bidding;
  static constexpr Rule cite = Rule::SP_DEM_2;
  static constexpr std::uint8_t kAnnounced = 1;

  static Progress enter(Ctx& ctx) {
    if (is_bidding_over(ctx.rules, ctx.state.board)) return Progress::done;
    if (top(ctx.state.cursor()).beat != kAnnounced) {
      top(ctx.state.cursor()).beat = kAnnounced;
      const int depth = ctx.state.cursor().frames.size();
      ctx.rules.before_bid(ctx);
      if (ctx.state.cursor().frames.size() > depth) return Progress::opened;
    }
    ctx.state.cursor().turn = Turn::of(next_bidder(ctx.rules, ctx.state.board));
    return Progress::stay;
  }
  // The spaces a seat can pay for, one bit each: the same on every track.
  static unsigned spaces_within(const Rules& rules, const Board& board, Seat who) {
    const Money cash = free_cash(rules, board, who);
    unsigned spaces = 0;
    for (int space = 0; space < kBidSpaces; ++space)
      if (bid_cover(rules, board, who, space) <= cash) spaces |= 1U << space;
    return spaces;
  }
  static bool choices_are_public(const Rules&, const Board&, Seat) { return true; }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    const unsigned at_hand = meeples_at_hand(rules, now.board, who);
    const unsigned within = spaces_within(rules, now.board, who);
    for (int pile = 0; pile < rules.piles; ++pile) {
      if (now.board.tracks[pile_at(pile)].by == who) continue;
      const int lowest = lowest_space(rules, now.board, pile_at(pile));
      offer_spaces(who, pile_at(pile), within >> lowest << lowest, at_hand, out);
    }
  }
  static void offer_spaces(Seat who, Pile pile, unsigned spaces, unsigned meeples, ActionList& out) {
    const int first = std::countr_zero(meeples);
    if (std::has_single_bit(meeples))
      return out.append_each<kBidSpaces>(spaces, [&](int space) { return bid_of(who, pile, space, first); });
    for (; spaces != 0; spaces &= spaces - 1U)
      for (unsigned left = meeples; left != 0; left &= left - 1U)
        out.push_back(bid_of(who, pile, std::countr_zero(spaces), std::countr_zero(left)));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (const Refusal why = refuse_place(rules, now.board, act); why.is_refused()) return why;
    const Money cash = now.board.cash[act.by];
    const Money cover = bid_cover(rules, now.board, act.by, act.args[1]);
    if (cover > cash)
      return {Reason::forbidden,
              cite,
              {static_cast<std::int16_t>(cash.amount()), static_cast<std::int16_t>(cover.amount())}};
    return refuse_sum(rules, now.board, act);
  }
  static void apply(Ctx& ctx, Action act) {
    const Seat passed = ctx.state.board.tracks[pile_in(act)].by;
    place_meeple(ctx, act);
    ctx.rules.meeple_placed(ctx, act.by);
    if (passed != kNoSeat) ctx.rules.meeple_outbid(ctx, passed);
    top(ctx.state.cursor()).beat = 0;
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    Prospect prospect = prospect_of_bid(rules, view.board, act);
    prospect.costs = price_of_bid(rules, view.board, act.by, act.args[1]).amount();
    const Money placed = rules.pay_for_placing(rules, view.board, act.by, Money(0));
    if (placed == Money(0)) return prospect;
    Purse purse(rules, view, act.by);
    purse.board().tracks[pile_in(act)] = {act.by, act.args[1], act.args[2]};
    purse.earn(placed);
    purse.tell(prospect);
    return prospect;
  }
};

// Beats per seat: it pays and takes the cards; windows opened by that come first; then the fees are paid.
struct Payment {
  static constexpr StepId id = StepId::payment;
  static constexpr Rule cite = Rule::SP_DEM_6;
  static constexpr std::uint8_t kAnnounced = 1;
  static constexpr std::uint8_t kTaken = 2;

  static Progress enter(Ctx& ctx) {
    RULE(SP_DEM_11);
    const int depth = ctx.state.cursor().frames.size();
    Frame& frame = top(ctx.state.cursor());
    if (frame.beat == 0) {
      frame.beat = kAnnounced;
      ctx.rules.before_payment(ctx);
      if (ctx.state.cursor().frames.size() > depth) return Progress::opened;
    }
    if (frame.beat == kTaken) settle_fees_due(ctx, frame.actor);
    while (ask_next(ctx, [](Seat) { return true; })) {
      frame.beat = kTaken;
      pay_and_take(ctx, frame.actor);
      if (ctx.state.cursor().frames.size() > depth) return Progress::opened;
      settle_fees_due(ctx, frame.actor);
    }
    return Progress::done;
  }

  static void pay_and_take(Ctx& ctx, Seat seat) {
    PerPile<std::uint8_t> won{};
    Money received;
    for (int at = 0; at < ctx.rules.piles; ++at) {
      Bid& track = ctx.state.board.tracks[pile_at(at)];
      if (track.by != seat) continue;
      won[pile_at(at)] = 1;
      received += pay_bid(ctx, pile_at(at), track);
      track = {};
    }
    if (received > Money(0)) earn(ctx, seat, received);
    for (int at = 0; at < ctx.rules.piles; ++at)
      if (won[pile_at(at)] != 0) take_pile(ctx, seat, pile_at(at));
  }
  // The income from a bid with a negative price.
  static Money pay_bid(Ctx& ctx, Pile pile, const Bid& bid) {
    const Money price = price_of_bid(ctx.rules, ctx.state.board, bid.by, bid.space);
    ctx.state.board.purchases[bid.by][bid.meeple] = {bid.space, static_cast<std::int8_t>(price.amount())};
    if (ctx.tell)
      ctx.tell.say({.what = Happening::bid_paid, .rule = cite, .seat = bid.by, .pile = pile, .number = price.amount()});
    if (price < Money(0)) return Money(0) - price;
    pay(ctx, bid.by, price);
    return Money(0);
  }
};

}  // namespace

StepOps bidding_step() { return ops_of<Bidding, Stockpile>(); }
StepOps payment_step() { return ops_of<Payment, Stockpile>(); }

}  // namespace bell::stockpile
