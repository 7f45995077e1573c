// Commodities and taxes: commerce cards are drawn in secret, laid face up on the stockpiles, and scored at the end.
#include <algorithm>
#include <array>

#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/piles.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

// As many cards per player as there are sets of market cards.
struct DrawCommerce {
  static constexpr StepId id = StepId::draw_commerce;
  static constexpr Rule cite = Rule::SP_COM_1;

  static Progress enter(Ctx& ctx) {
    const auto lacks = [&ctx](Seat seat) { return ctx.state.board.commerce.hand_size[seat] < ctx.rules.supply_sets; };
    if (!ask_on(ctx, lacks)) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules&, const State& now) { return now.board.commerce.deck_size; }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return action_of(Verb::draw_commerce, kChance, static_cast<int>(now.commerce_deck.nth(static_cast<int>(n))),
                     index(top(now.cursor()).actor));
  }
  static ChanceKey key(const Rules& rules, const State& now) {
    const Seat seat = top(now.cursor()).actor;
    const int nth = index(seat) * rules.supply_sets + now.board.commerce.hand_size[seat];
    return {.purpose = static_cast<std::uint16_t>(id),
            .round = now.board.round,
            .position = static_cast<std::uint32_t>(nth)};
  }
  static void apply(Ctx& ctx, Action act) {
    const Seat seat = seat_in(act);
    const Secret<Card> card(card_in(act), seat);
    ctx.state.commerce_deck.remove(card_in(act));
    --ctx.state.board.commerce.deck_size;
    ctx.state.commerce_hands[seat].push_back(card);
    ++ctx.state.board.commerce.hand_size[seat];
    ctx.tell.say({.what = Happening::commerce_drawn, .rule = cite, .seat = seat, .card = card});
  }
};

// The beat is the stockpile of the first card plus one, because the second card must go elsewhere. The lower card goes
// first.
struct PlaceCommerce {
  static constexpr StepId id = StepId::place_commerce;
  static constexpr Rule cite = Rule::SP_COM_2;

  static Progress enter(Ctx& ctx) {
    Frame& frame = top(ctx.state.cursor());
    const auto holds = [&ctx](Seat seat) { return ctx.state.board.commerce.hand_size[seat] > 0; };
    if (frame.actor == kNoSeat || !holds(frame.actor)) {
      frame.beat = 0;
      if (!ask_next(ctx, holds)) return Progress::done;
    }
    ctx.state.cursor().turn = Turn::of(frame.actor);
    return Progress::stay;
  }
  static int lowest(const State& now, Seat who) {
    const auto& hand = now.commerce_hands[who];
    return hand.size() > 1 && hand[1].truth() < hand[0].truth() ? 1 : 0;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    const Card card = now.commerce_hands[who][lowest(now, who)].truth();
    for (int pile = 0; pile < rules.piles; ++pile)
      if (pile + 1 != top(now.cursor()).beat) out.push_back(placing(Verb::place_commerce, who, card, pile_at(pile)));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (verb_of(act) != Verb::place_commerce) return {Reason::wrong_moment, cite};
    if (card_in(act) != now.commerce_hands[act.by][lowest(now, act.by)].truth())
      return {Reason::not_held, cite, {act.args[0]}};
    if (act.args[1] >= rules.piles || act != placing(Verb::place_commerce, act.by, card_in(act), target_in(act)))
      return {Reason::not_available, cite, {act.args[0], act.args[1]}};
    if (act.args[1] + 1 == top(now.cursor()).beat) return {Reason::forbidden, cite, {act.args[0], act.args[1]}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    ctx.state.commerce_hands[act.by].erase(lowest(ctx.state, act.by));
    --ctx.state.board.commerce.hand_size[act.by];
    top(ctx.state.cursor()).beat = static_cast<std::uint8_t>(act.args[1] + 1);
    lay(ctx, cite, act.by, target_in(act), open(card_in(act)));
  }
};

void keep_open(Ctx& ctx, Seat seat, Card card) {
  RULE(SP_COM_3);
  if (CommerceBag::is_kind(card)) ctx.state.board.commerce.owned[seat].add(card);
}

// Sets of different kinds; the n-th set has a card of every kind held at least n times.
Money worth_of_commodities(const Rules& rules, const CommerceBag& owned) {
  Money sum;
  for (int nth = 1;; ++nth) {
    int kinds = 0;
    for (int kind = 0; kind < kCommodities; ++kind) kinds += owned.count(CommerceBag::kind_at(kind)) >= nth ? 1 : 0;
    if (kinds == 0) return sum;
    sum += Money(rules.printed.commodity_sets[static_cast<std::size_t>(kinds - 1)]);
  }
}

Money cost_of_taxes(const Rules& rules, const CommerceBag& owned) {
  const int taxes = owned.count(Card::tax);
  return taxes == 0 ? Money(0) : Money(rules.printed.taxes[static_cast<std::size_t>(taxes - 1)]);
}

struct PayCommodities {
  static constexpr StepId id = StepId::pay_commodities;
  static constexpr Rule cite = Rule::SP_COM_4;
  static Progress enter(Ctx& ctx) {
    for (const Seat seat : seats_of(ctx.rules.seats)) {
      const Money money = worth_of_commodities(ctx.rules, ctx.state.board.commerce.owned[seat]);
      ctx.state.board.cash[seat] += money;
      ctx.tell.say({.what = Happening::commodities_paid, .rule = cite, .seat = seat, .number = money.amount()});
    }
    return Progress::done;
  }
};

struct PayTaxes {
  static constexpr StepId id = StepId::pay_taxes;
  static constexpr Rule cite = Rule::SP_COM_4;
  static Progress enter(Ctx& ctx) {
    for (const Seat seat : seats_of(ctx.rules.seats)) {
      const Money money = cost_of_taxes(ctx.rules, ctx.state.board.commerce.owned[seat]);
      ctx.state.board.cash[seat] -= money;
      ctx.tell.say({.what = Happening::taxes_paid, .rule = cite, .seat = seat, .number = money.amount()});
    }
    return Progress::done;
  }
};

OtherWorth worth(const Rules& rules, const Board& board, Seat seat, OtherWorth so_far) {
  const CommerceBag& owned = board.commerce.owned[seat];
  so_far.goods += worth_of_commodities(rules, owned);
  so_far.taxes += cost_of_taxes(rules, owned);
  return so_far;
}

}  // namespace

const Manifest& commodities_taxes_manifest() {
  static const std::array kSplices{Splice{Where::before, StepId::bidding, ops_of<DrawCommerce, Stockpile>()},
                                   Splice{Where::before, StepId::bidding, ops_of<PlaceCommerce, Stockpile>()},
                                   Splice{Where::before, StepId::held_fees, ops_of<PayCommodities, Stockpile>()},
                                   Splice{Where::after, StepId::held_fees, ops_of<PayTaxes, Stockpile>()}};
  static const Manifest kCommoditiesTaxes{.id = ModuleId::commodities_taxes,
                                          .name = "commodities_taxes",
                                          .cite = PlaceCommerce::cite,
                                          .splices = kSplices,
                                          .install = [](Rules& rules) {
                                            rules.commerce = CommerceBag::of(rules.printed.commerce_deck);
                                            rules.card_taken.add(&keep_open);
                                            rules.other_worth.add(Precedence::additive, &worth);
                                          }};
  return kCommoditiesTaxes;
}

}  // namespace bell::stockpile
