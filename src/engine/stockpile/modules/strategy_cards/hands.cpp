// Hands of strategy cards: everybody is dealt some and secretly discards some; some draw more from the rest.
#include "engine/market/choose_together.h"
#include "engine/stockpile/modules/strategy_cards/card_row.h"
#include "engine/stockpile/turn_order.h"

namespace bell::stockpile::strategy_cards {
namespace {

constexpr Rule kCite = Rule::SP_STR_1;
int hand_size(const State& now, Seat seat) { return now.board.strategies.hand_size[seat]; }

// Draws a card from the pool for the seat whose turn it is.
void draw(Ctx& ctx, const Action& act) {
  const Seat seat = seat_in(act);
  const Strategy card = strategy_in(act);
  Secret<StrategySet>& hand = ctx.state.strategies[seat];
  hand.tell(seat);
  hand.truth().add(card);
  ++ctx.state.board.strategies.hand_size[seat];
  ctx.state.strategy_pool.remove(card);
  ctx.tell.say(
      {.what = Happening::strategy_dealt, .rule = kCite, .seat = seat, .strategy = Secret<Strategy>(card, seat)});
}

// Lets chance draw for one seat after another until each holds `wanted` cards.
template <class Wanted>
Progress draw_up_to(Ctx& ctx, Wanted&& wanted) {
  if (!ask_on(ctx, [&](Seat seat) { return hand_size(ctx.state, seat) < wanted(seat); })) return Progress::done;
  ctx.state.cursor().turn = Turn::chance();
  return Progress::stay;
}

// The common part of both kinds of drawing.
template <StepId Id>
struct Drawing {
  static constexpr StepId id = Id;
  static constexpr Rule cite = kCite;
  static std::uint32_t outcomes(const Rules&, const State& now) {
    return static_cast<std::uint32_t>(now.strategy_pool.size());
  }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return action_of(Verb::deal_strategy, kChance, static_cast<int>(now.strategy_pool.nth(static_cast<int>(n))),
                     index(top(now.cursor()).actor));
  }
  static ChanceKey key(const Rules& rules, const State& now) {
    const Seat seat = top(now.cursor()).actor;
    const int most = 2 * rules.strategies_dealt;  // in one hand, however many more it draws
    return {.purpose = static_cast<std::uint16_t>(id),
            .position = static_cast<std::uint32_t>(index(seat) * most + hand_size(now, seat))};
  }
  static void apply(Ctx& ctx, Action act) { draw(ctx, act); }
};

struct DealStrategies : Drawing<StepId::deal_strategies> {
  static Progress enter(Ctx& ctx) {
    if (top(ctx.state.cursor()).actor == kNoSeat) ctx.state.strategy_pool = ctx.rules.strategies;
    return draw_up_to(ctx, [&ctx](Seat) { return ctx.rules.strategies_dealt; });
  }
};

// Simultaneous, one card after the other; only the owner knows the cards discarded.
struct DiscardStrategies {
  static constexpr StepId id = StepId::discard_strategies;
  static constexpr Rule cite = kCite;
  static Progress enter(Ctx& ctx) {
    return market::choose_together(ctx, seats_of(ctx.rules.seats), [&ctx](Seat seat) {
      return hand_size(ctx.state, seat) == ctx.rules.strategies_kept();
    });
  }
  static Action discarding(Seat who, Strategy card) {
    return action_of(Verb::discard_strategy, who, static_cast<int>(card));
  }
  static void legal(const Rules&, const State& now, Seat who, ActionList& out) {
    now.strategies[who].truth().for_each_design([&](Strategy card) { out.push_back(discarding(who, card)); });
  }
  static Refusal refuse(const Rules&, const State& now, Action act) {
    if (verb_of(act) != Verb::discard_strategy) return {Reason::wrong_moment, cite};
    if (!is_strategy(act.args[0]) || act != discarding(act.by, strategy_in(act)) ||
        !now.strategies[act.by].truth().has_any(strategy_in(act)))
      return {Reason::not_held, cite, {act.args[0]}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    const Strategy card = strategy_in(act);
    ctx.state.strategies[act.by].truth().remove(card);
    --ctx.state.board.strategies.hand_size[act.by];
    ctx.state.strategy_pool.add(card);
    ctx.tell.say({.what = Happening::strategy_discarded,
                  .rule = cite,
                  .seat = act.by,
                  .strategy = Secret<Strategy>(card, act.by)});
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    const int to_go = view.board.strategies.hand_size[act.by] - rules.strategies_kept();
    return {.rule = rule_of_laying_away(rules, strategy_in(act)), .to_go = to_go};
  }
};

struct DrawStrategies : Drawing<StepId::draw_strategies> {
  static Progress enter(Ctx& ctx) {
    return draw_up_to(ctx, [&ctx](Seat seat) {
      return ctx.rules.strategies_kept() + ctx.rules.extra_strategies(ctx.rules, ctx.state.board, seat, 0);
    });
  }
};

}  // namespace

StepOps deal_strategies_step() { return ops_of<DealStrategies, Stockpile>(); }
StepOps discard_strategies_step() { return ops_of<DiscardStrategies, Stockpile>(); }
StepOps draw_strategies_step() { return ops_of<DrawStrategies, Stockpile>(); }

}  // namespace bell::stockpile::strategy_cards
