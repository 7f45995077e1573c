// Investment strategies: dealt, thinned out and played from a secret hand, at most one a round.
#include <array>

#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/modules/strategy_cards/strategy_row.h"
#include "engine/stockpile/money.h"
#include "engine/stockpile/piles.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

constexpr int kBeyondRounds = 3;  // cards dealt beyond the number of rounds
constexpr int kDiscarded = 2;
constexpr int kCopies = 2;  // of each design
constexpr int kLastOfBox = static_cast<int>(Strategy::stock_buyback);

std::array<const StrategyRow*, kStrategies + 1> index_rows() {
  std::array<const StrategyRow*, kStrategies + 1> rows{};
  for (const std::span<const StrategyRow> some :
       {money_cards(), information_cards(), market_cards(), portfolio_cards()})
    for (const StrategyRow& row : some) rows[static_cast<std::size_t>(row.id)] = &row;
  return rows;
}
const StrategyRow& row_of(Strategy card) {
  static const auto kRows = index_rows();
  return *kRows[static_cast<std::size_t>(card)];
}

int hand_size(const State& now, Seat seat) { return now.board.strategies.hand_size[seat]; }

void draw_card(Ctx& ctx, Rule why, const Action& act) {
  const Seat seat = seat_in(act);
  ctx.state.strategy_pool.remove(strategy_in(act));
  ctx.state.strategies[seat].tell(seat);
  ctx.state.strategies[seat].truth().add(strategy_in(act));
  ++ctx.state.board.strategies.hand_size[seat];
  ctx.tell.say({.what = Happening::strategy_dealt,
                .rule = why,
                .seat = seat,
                .strategy = Secret<Strategy>(strategy_in(act), seat)});
}

// Draws from the pool for one seat after the other until each has enough.
template <class Enough>
Progress draw_until(Ctx& ctx, Enough&& enough) {
  const Frame& frame = top(ctx.state.cursor());
  const auto lacks = [&](Seat seat) { return hand_size(ctx.state, seat) < enough(seat); };
  if (frame.actor == kNoSeat || !lacks(frame.actor))
    if (!ask_next(ctx, lacks)) return Progress::done;
  ctx.state.cursor().turn = Turn::chance();
  return Progress::stay;
}
std::uint32_t pool_size(const Rules&, const State& now) { return static_cast<std::uint32_t>(now.strategy_pool.size()); }
Action nth_of_pool(const Rules&, const State& now, std::uint32_t n) {
  return action_of(Verb::deal_strategy, kChance, static_cast<int>(now.strategy_pool.nth(static_cast<int>(n))),
                   index(top(now.cursor()).actor));
}
ChanceKey key_of(StepId id, const State& now) {
  constexpr int kMostCards = 32;
  const Seat seat = top(now.cursor()).actor;
  return {.purpose = static_cast<std::uint16_t>(id),
          .position = static_cast<std::uint32_t>(index(seat) * kMostCards + hand_size(now, seat))};
}

struct DealStrategies {
  static constexpr StepId id = StepId::deal_strategies;
  static constexpr Rule cite = Rule::SP_STR_1;
  static Progress enter(Ctx& ctx) {
    if (top(ctx.state.cursor()).actor == kNoSeat) ctx.state.strategy_pool = ctx.rules.strategies;
    return draw_until(ctx, [&ctx](Seat) { return ctx.rules.strategies_dealt; });
  }
  static std::uint32_t outcomes(const Rules& rules, const State& now) { return pool_size(rules, now); }
  static Action outcome(const Rules& rules, const State& now, std::uint32_t n) { return nth_of_pool(rules, now, n); }
  static ChanceKey key(const Rules&, const State& now) { return key_of(id, now); }
  static void apply(Ctx& ctx, Action act) { draw_card(ctx, cite, act); }
};

// All at once, one card after the other.
struct DiscardStrategies {
  static constexpr StepId id = StepId::discard_strategies;
  static constexpr Rule cite = Rule::SP_STR_1;
  static Progress enter(Ctx& ctx) {
    SeatMask choosing;
    for (const Seat seat : seats_of(ctx.rules.seats))
      if (hand_size(ctx.state, seat) > ctx.rules.strategies_dealt - kDiscarded) choosing.add(seat);
    ctx.state.cursor().turn = Turn::of(choosing);
    return choosing.is_empty() ? Progress::done : Progress::stay;
  }
  static void legal(const Rules&, const State& now, Seat who, ActionList& out) {
    now.strategies[who].truth().for_each_design(
        [&](Strategy card) { out.push_back(action_of(Verb::discard_strategy, who, static_cast<int>(card))); });
  }
  static Refusal refuse(const Rules&, const State& now, Action act) {
    if (verb_of(act) != Verb::discard_strategy) return {Reason::wrong_moment, cite};
    if (!is_strategy(act.args[0]) || !now.strategies[act.by].truth().has_any(strategy_in(act)) ||
        act != action_of(Verb::discard_strategy, act.by, act.args[0]))
      return {Reason::not_held, cite, {act.args[0]}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    ctx.state.strategies[act.by].truth().remove(strategy_in(act));
    ctx.state.strategy_pool.add(strategy_in(act));
    --ctx.state.board.strategies.hand_size[act.by];
    ctx.tell.say({.what = Happening::strategy_discarded,
                  .rule = cite,
                  .seat = act.by,
                  .strategy = Secret<Strategy>(strategy_in(act), act.by)});
  }
};

struct DrawStrategies {
  static constexpr StepId id = StepId::draw_strategies;
  static constexpr Rule cite = Rule::SP_STR_1;
  static Progress enter(Ctx& ctx) {
    return draw_until(ctx, [&ctx](Seat seat) {
      return ctx.rules.strategies_dealt - kDiscarded + ctx.rules.extra_strategies(ctx.rules, ctx.state, seat, 0);
    });
  }
  static std::uint32_t outcomes(const Rules& rules, const State& now) { return pool_size(rules, now); }
  static Action outcome(const Rules& rules, const State& now, std::uint32_t n) { return nth_of_pool(rules, now, n); }
  static ChanceKey key(const Rules&, const State& now) { return key_of(id, now); }
  static void apply(Ctx& ctx, Action act) { draw_card(ctx, cite, act); }
};

// Who has a card left and may still play one is asked, whether or not one can be played: not to be asked would tell.
bool asks(const Rules& rules, const State& now, Seat seat) {
  return hand_size(now, seat) > 0 && now.board.strategies.plays[seat] < rules.strategy_plays(rules, now, seat, 1);
}

Money cost_of(const Rules& rules, Strategy card) {
  return Money(rules.printed.strategy_cost[static_cast<std::size_t>(card)]);
}

bool can_play(const Rules& rules, const State& now, Seat seat, Strategy card) {
  RULE(SP_STR_3);
  if (cost_of(rules, card) > now.board.cash[seat]) return false;
  const StrategyRow& row = row_of(card);
  return row.can == nullptr || row.can(rules, now, seat);
}

void offer_plays(const Rules& rules, const State& now, Seat who, ActionList& out) {
  if (!asks(rules, now, who)) return;
  now.strategies[who].truth().for_each_design([&](Strategy card) {
    if (can_play(rules, now, who, card)) out.push_back(action_of(Verb::play_strategy, who, static_cast<int>(card)));
  });
}

Refusal refuse_play(const Rules& rules, const State& now, const Action& act) {
  if (!is_strategy(act.args[0]) || !now.strategies[act.by].truth().has_any(strategy_in(act)) ||
      act != action_of(Verb::play_strategy, act.by, act.args[0]))
    return {Reason::not_held, Rule::SP_STR_2, {act.args[0]}};
  if (!asks(rules, now, act.by)) return {Reason::forbidden, Rule::SP_STR_2, {act.args[0]}};
  const Money cost = cost_of(rules, strategy_in(act));
  if (!can_play(rules, now, act.by, strategy_in(act)))
    return {Reason::forbidden,
            Rule::SP_STR_3,
            {act.args[0], static_cast<std::int16_t>(now.board.cash[act.by].amount()),
             static_cast<std::int16_t>(cost.amount())}};
  return allowed();
}

void play(Ctx& ctx, const Action& act) {
  StrategiesSlice& slice = ctx.state.board.strategies;
  const Strategy card = strategy_in(act);
  ctx.state.strategies[act.by].truth().remove(card);
  --slice.hand_size[act.by];
  ++slice.plays[act.by];
  slice.played.add(card);
  slice.now = {.card = card};
  const StrategyRow& row = row_of(card);
  ctx.tell.say({.what = Happening::strategy_played, .rule = row.cite, .seat = act.by, .strategy = open(card)});
  pay(ctx, act.by, cost_of(ctx.rules, card));
  if (row.begin != nullptr) row.begin(ctx, act.by);
  if (row.choices == nullptr)
    slice.now = {};
  else
    call(ctx, StepId::play_strategy, act.by);
}

// The card under way asks its player until it is carried out.
struct PlayStrategy {
  static constexpr StepId id = StepId::play_strategy;
  static constexpr Rule cite = Rule::SP_STR_2;

  static const StrategyRow& row(const State& now) { return row_of(now.board.strategies.now.card); }
  static Progress enter(Ctx& ctx) {
    const int depth = ctx.state.cursor().frames.size();
    const Seat who = top(ctx.state.cursor()).actor;
    if (row(ctx.state).resume != nullptr) row(ctx.state).resume(ctx, who);
    if (ctx.state.cursor().frames.size() > depth) return Progress::opened;
    ActionList list;
    if (in_play(ctx).stage != kCarriedOut) legal(ctx.rules, ctx.state, who, list);
    if (list.is_empty()) {
      in_play(ctx) = {};
      return Progress::done;
    }
    ctx.state.cursor().turn = Turn::of(who);
    return Progress::stay;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    row(now).choices(rules, now, who, out);
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    ActionList list;
    legal(rules, now, act.by, list);
    if (contains(list, act)) return allowed();
    for (const Action& each : list)
      if (each.verb == act.verb) return {Reason::not_available, row(now).cite, {act.args[0], act.args[1]}};
    return {Reason::wrong_moment, row(now).cite};
  }
  static void apply(Ctx& ctx, Action act) { row(ctx.state).choose(ctx, act); }
};

// A dividend is paid and then counts as a fall; what has become nought stays nought.
Push falsify(const Rules&, const State& now, int pair, Push push) {
  RULE(SP_STR_7);
  constexpr int kChange = 3;
  const int covers = now.board.strategies.covers[static_cast<std::size_t>(pair)];
  for (int cover = 0; cover < covers; ++cover) {
    const bool falls = push.steps > 0 || (push.dividend > 0 && cover == 0);
    const int change = falls ? -kChange : push.steps < 0 ? kChange : 0;
    push.steps = static_cast<std::int8_t>(push.steps + change);
  }
  return push;
}

void install(Rules& rules) {
  RULE(SP_STR_4);
  RULE(SP_STR_5);
  RULE(SP_STR_6);
  const int last = rules.promo_strategies ? kStrategies : kLastOfBox;
  for (int card = 1; card <= last; ++card)
    for (int copy = 0; copy < kCopies; ++copy) rules.strategies.add(Strategy(card));
  rules.strategies_dealt = static_cast<std::uint8_t>(rules.rounds + kBeyondRounds);
  rules.forecast_applied.add(Precedence::additive, &falsify);
  rules.round_started.add([](Ctx& ctx) {
    ctx.state.board.strategies.plays = {};
    ctx.state.board.strategies.covers = {};
  });
  rules.action_offers.add({&asks, &offer_plays, [](const Action& act) { return verb_of(act) == Verb::play_strategy; },
                           &refuse_play, &play});
}

}  // namespace

void gain(Ctx& ctx, Rule why, Seat seat, Money money) {
  ctx.tell.say({.what = Happening::money_gained, .rule = why, .seat = seat, .number = money.amount()});
  earn(ctx, seat, money);
}

bool has_action_card(const Rules&, const State& now, Seat seat) { return now.board.action_cards[seat] > 0; }

void offer_action_cards(const State& now, Seat seat, ActionList& out) {
  for (const Card card : {Card::boom, Card::bust})
    if (kept_by(now, seat, card) > 0) out.push_back(with_card(Verb::discard_card, seat, card));
}

void give_up_action_card(Ctx& ctx, const Action& act, Rule why) {
  discard_kept(ctx, act.by, card_in(act));
  ctx.tell.say({.what = Happening::thing_discarded, .rule = why, .seat = act.by, .card = open(card_in(act))});
}

const Manifest& strategy_cards_manifest() {
  static const std::array kSplices{
      Splice{Where::after, StepId::name_first_player, ops_of<DealStrategies, Stockpile>()},
      Splice{Where::before, StepId::starting_cash, ops_of<DiscardStrategies, Stockpile>()},
      Splice{Where::before, StepId::starting_cash, ops_of<DrawStrategies, Stockpile>()},
      Splice{Where::window, StepId::none, ops_of<PlayStrategy, Stockpile>()},
  };
  static const Manifest kStrategyCards{.id = ModuleId::strategy_cards,
                                       .name = "strategy_cards",
                                       .cite = DealStrategies::cite,
                                       .splices = kSplices,
                                       .install = &install};
  return kStrategyCards;
}

}  // namespace bell::stockpile
