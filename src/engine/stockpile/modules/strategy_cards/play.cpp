// Playing a strategy card: an offer on the owner's turn in the Action phase, and the window in which it is carried out.
#include <algorithm>
#include <array>

#include "engine/stockpile/modules/strategy_cards/card_row.h"
#include "engine/stockpile/money.h"
#include "engine/stockpile/sales.h"

namespace bell::stockpile::strategy_cards {
namespace {

Action playing(Seat who, Strategy card) { return action_of(Verb::play_strategy, who, static_cast<int>(card)); }

int plays_allowed(const Rules& rules, const Board& board, Seat seat) {
  return rules.strategy_plays(rules, board, seat, 1);
}

// Decided from public information, so that being asked reveals nothing about the hand.
bool asks(const Rules& rules, const State& now, Seat seat) {
  const StrategiesSlice& slice = now.board.strategies;
  return slice.hand_size[seat] > 0 && slice.plays[seat] < plays_allowed(rules, now.board, seat);
}

Refusal refuse_card(const Rules& rules, const State& now, Seat seat, Strategy card) {
  const auto number = static_cast<std::int16_t>(card);
  const Money cost = cost_of(rules, card);
  const Money cash = now.board.cash[seat];
  if (cost > cash)
    return {Reason::forbidden,
            Rule::SP_STR_3,
            {number, static_cast<std::int16_t>(cost.amount()), static_cast<std::int16_t>(cash.amount())}};
  const CardRow& row = row_of(card);
  if (!row.is_useful(rules, now, seat)) return {Reason::forbidden, row.cite, {number}};
  return allowed();
}

void offer_cards(const Rules& rules, const State& now, Seat who, ActionList& out) {
  if (!asks(rules, now, who)) return;
  now.strategies[who].truth().for_each_design([&](Strategy card) {
    if (!refuse_card(rules, now, who, card).is_refused()) out.push_back(playing(who, card));
  });
}

Refusal refuse_play(const Rules& rules, const State& now, const Action& act) {
  const Strategy card = strategy_in(act);
  if (!is_strategy(act.args[0]) || act != playing(act.by, card) || !now.strategies[act.by].truth().has_any(card))
    return {Reason::not_held, Rule::SP_STR_2, {act.args[0]}};
  const int allowed_plays = plays_allowed(rules, now.board, act.by);
  if (now.board.strategies.plays[act.by] >= allowed_plays)
    return {Reason::forbidden, Rule::SP_STR_2, {act.args[0], static_cast<std::int16_t>(allowed_plays)}};
  return refuse_card(rules, now, act.by, card);
}

void play(Ctx& ctx, const Action& act) {
  const Strategy card = strategy_in(act);
  StrategiesSlice& slice = ctx.state.board.strategies;
  ctx.state.strategies[act.by].truth().remove(card);
  --slice.hand_size[act.by];
  ++slice.plays[act.by];
  slice.played.add(card);
  slice.now = {.card = card};
  const Rule cite = row_of(card).cite;
  ctx.tell.say({.what = Happening::strategy_played, .rule = cite, .seat = act.by, .strategy = open(card)});
  if (const Money cost = cost_of(ctx.rules, card); cost > Money(0)) {
    pay(ctx, act.by, cost);
    ctx.tell.say({.what = Happening::money_lost, .rule = cite, .seat = act.by, .number = cost.amount()});
  }
  call(ctx, StepId::play_strategy, act.by);
}

Prospect prospect_of_play(const Rules& rules, const View& view, const Action& act) {
  const CardRow& row = row_of(strategy_in(act));
  Prospect prospect{.rule = row.cite};
  Purse purse(rules, view, act.by);
  if (const Money cost = cost_of(rules, row.card); cost > Money(0)) purse.pay(cost);
  if (row.at_once != nullptr) row.at_once(purse, rules, view, act.by);
  purse.tell(prospect);
  return prospect;
}

// Whether the share is held, but its company comes before those already sold short.
bool is_passed_over(const State& now, const Action& act) {
  return verb_of(act) == Verb::sell_short && act.args[0] < kCompanies && portion_in(act) != Portion::whole_split &&
         cards_for(now, act.by, company_in(act), portion_in(act)) > 0;
}

// Why a choice of the right kind is illegal.
Reason reason_of(const State& now, const Action& act) {
  static constexpr std::array kOfOwnThings{Verb::give_up,        Verb::discard_card, Verb::sell_short,
                                           Verb::show_companies, Verb::reveal_pair,  Verb::name_company};
  const Verb verb = verb_of(act);
  if (is_passed_over(now, act)) return Reason::wrong_moment;
  if (std::find(kOfOwnThings.begin(), kOfOwnThings.end(), verb) != kOfOwnThings.end()) return Reason::not_held;
  const bool moves = verb == Verb::raise || verb == Verb::lower;
  return moves && act.args[0] < kCompanies ? Reason::forbidden : Reason::not_available;
}

// The frame's actor is the card's player.
struct PlayStrategy {
  static constexpr StepId id = StepId::play_strategy;
  static constexpr Rule cite = Rule::SP_STR_2;

  static const CardRow& row(const Board& board) { return row_of(board.strategies.now.card); }

  static Progress enter(Ctx& ctx) {
    const Seat seat = top(ctx.state.cursor()).actor;
    const Progress next = row(ctx.state.board).go_on(ctx, seat);
    if (next == Progress::stay) ctx.state.cursor().turn = Turn::of(seat);
    if (next == Progress::done) in_play(ctx.state) = {};
    return next;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    row(now.board).legal(rules, now, who, out);
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    ActionList list;
    legal(rules, now, act.by, list);
    if (contains(list, act)) return allowed();
    const bool offered =
        std::any_of(list.begin(), list.end(), [&act](const Action& other) { return other.verb == act.verb; });
    return {offered ? reason_of(now, act) : Reason::wrong_moment, row(now.board).cite, {act.args[0], act.args[1]}};
  }
  static void apply(Ctx& ctx, Action act) {
    ++in_play(ctx.state).stage;
    row(ctx.state.board).choose(ctx, act);
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    const CardRow& card = row(view.board);
    const bool is_silent = card.prospect == nullptr || verb_of(act) == Verb::pass;
    Prospect prospect = is_silent ? Prospect{} : card.prospect(rules, view, act);
    prospect.rule = card.cite;
    return prospect;
  }
};

// Every row at its card's index.
std::array<CardRow, kStrategies + 1> by_number() {
  std::array<CardRow, kStrategies + 1> rows{};
  for (const auto& group : {information_cards(), market_cards(), money_cards(), share_cards()})
    for (const CardRow& each : group) rows[static_cast<std::size_t>(each.card)] = each;
  return rows;
}

}  // namespace

bool can_be_played(const Rules& rules, const CardRow& row) {
  return row.needs == ModuleId{} || rules.modules.has(row.needs);
}

Rule rule_of_laying_away(const Rules& rules, Strategy card) {
  const CardRow& row = row_of(card);
  return can_be_played(rules, row) ? row.cite : Rule::SP_STR_3;
}

StrategySet idle_cards(const Rules& rules, const State& now, Seat seat, StrategySet so_far) {
  const auto& frames = now.cursor().frames;
  const bool is_action_phase = std::any_of(frames.begin(), frames.end(), [&](const Frame& frame) {
    return rules.program[frame.step].id == StepId::action_cards;
  });
  now.strategies[seat].truth().for_each_design([&](Strategy card) {
    const CardRow& row = row_of(card);
    const bool is_idle = !can_be_played(rules, row) || (is_action_phase && !row.is_useful(rules, now, seat));
    if (is_idle) so_far.add(card);
  });
  return so_far;
}

const CardRow& row_of(Strategy card) {
  static const std::array kRows = by_number();
  return kRows[static_cast<std::size_t>(card)];
}

void gain(Ctx& ctx, Seat seat, int money) {
  if (money == 0) return;
  ctx.tell.say({.what = Happening::money_gained, .rule = rule_in_play(ctx.state), .seat = seat, .number = money});
  earn(ctx, seat, Money(money));
}

Offer play_offer() {
  return {.asks = &asks,
          .legal = &offer_cards,
          .is_mine = [](const Action& act) { return verb_of(act) == Verb::play_strategy; },
          .refuse = &refuse_play,
          .apply = &play,
          .prospect = &prospect_of_play};
}

StepOps play_strategy_step() { return ops_of<PlayStrategy, Stockpile>(); }

}  // namespace bell::stockpile::strategy_cards
