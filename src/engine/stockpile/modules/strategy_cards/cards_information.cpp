// The cards that act on insider pairs: looking at them, showing one's own, and falsifying a forecast.
#include "engine/stockpile/modules/strategy_cards/card_row.h"
#include "engine/stockpile/pairs.h"

namespace bell::stockpile::strategy_cards {
namespace {

// Pairs of others and pairs beside the board, while they are face down.
bool may_be_looked_at(const Rules& rules, const State& now, Seat who, int pair) {
  return owner_of_pair(rules, pair) != who && is_hidden_from_all(now, pair);
}

struct Sight {
  int open_to_a_look = 0;
  int unknown = 0;
};
Sight sight_of(const Rules& rules, const State& now, Seat who) {
  Sight sight;
  for (int pair = 0; pair < kPairs; ++pair) {
    if (!may_be_looked_at(rules, now, who, pair)) continue;
    ++sight.open_to_a_look;
    sight.unknown += knows_pair(now, viewer_of(who), pair) ? 0 : 1;
  }
  return sight;
}

// Only different pairs, and only those not yet known.
template <Strategy card>
bool sees_enough(const Rules& rules, const State& now, Seat who) {
  const Sight sight = sight_of(rules, now, who);
  return sight.open_to_a_look >= times_of(rules, card) && sight.unknown > 0;
}

void offer_looks(const Rules& rules, const State& now, Seat who, ActionList& out) {
  for (int pair = 0; pair < kPairs; ++pair)
    if (may_be_looked_at(rules, now, who, pair) && !has_touched(now, pair))
      out.push_back(action_of(Verb::look_at_pair, who, pair));
}
void look(Ctx& ctx, const Action& act) {
  touch(ctx.state, act.args[0]);
  look_at_pair(ctx, rule_in_play(ctx.state), act.by, act.args[0]);
}

// The player's own pairs that are not public yet, ascending.
void offer_own_pairs(const Rules& rules, const State& now, Seat who, ActionList& out) {
  const int first = first_pair_of(rules, who);
  for (int pair = first; pair < first + rules.pairs_each; ++pair)
    if (is_hidden_from_all(now, pair)) out.push_back(action_of(Verb::reveal_pair, who, pair));
}
bool has_a_hidden_pair(const Rules& rules, const State& now, Seat who) {
  ActionList own;
  offer_own_pairs(rules, now, who, own);
  return !own.is_empty();
}
void sell_pair(Ctx& ctx, const Action& act) {
  reveal_pair(ctx, rule_in_play(ctx.state), act.args[0]);
  gain(ctx, act.by, gain_in_play(ctx.rules, ctx.state.board));
}
Prospect prospect_of_selling_pair(const Rules& rules, const View& view, const Action& act) {
  Prospect prospect = prospect_of_gain(rules, view, act);
  tell_pair(view, act.args[0], prospect);
  return prospect;
}
// Two pairs require a choice; a single one is taken automatically.
Progress sell_only_pair(Ctx& ctx, Seat seat) {
  if (in_play(ctx.state).stage > 0) return Progress::done;
  ActionList own;
  offer_own_pairs(ctx.rules, ctx.state, seat, own);
  if (own.size() > 1) return Progress::stay;
  sell_pair(ctx, own[0]);
  return Progress::done;
}
void foresee_only_pair(Purse& purse, const Rules& rules, const View& view, Seat seat) {
  int hidden = 0;
  const int first = first_pair_of(rules, seat);
  for (int pair = first; pair < first + rules.pairs_each; ++pair)
    hidden += view.pairs[static_cast<std::size_t>(pair)].face == Face::down ? 1 : 0;
  if (hidden == 1) purse.earn(Money(gain_of(rules, Strategy::data_broker)));
}

void offer_covers(const Rules&, const State&, Seat who, ActionList& out) {
  for (int pair = 0; pair < kPairs; ++pair) out.push_back(action_of(Verb::cover, who, pair));
}
void cover(Ctx& ctx, const Action& act) {
  ++ctx.state.board.strategies.covers[act.args[0]];
  ctx.tell.say(
      {.what = Happening::forecast_covered, .rule = rule_in_play(ctx.state), .seat = act.by, .number = act.args[0]});
}

// The forecast as it will be now; until Movement it may be changed again, and so may its company.
Prospect prospect_of_cover(const Rules& rules, const View& view, const Action& act) {
  Prospect prospect = prospect_of_pair(view, act.args[0]);
  if (!prospect.forecast) return prospect;
  Board covered = view.board;
  ++covered.strategies.covers[act.args[0]];
  const Push push = push_of(rules, covered, act.args[0], *prospect.forecast);
  prospect.spaces = push.steps;
  if (push.dividend > 0) prospect.dividend = push.dividend;
  return prospect;
}

// A covered dividend is still paid, and from then on counts as a fall; zero stays zero.
std::int8_t falsify(const Push& push, int by, int nth) {
  RULE(SP_STR_7);
  const int steps = int{push.steps};
  if (steps > 0) return static_cast<std::int8_t>(steps - by);
  if (steps < 0) return static_cast<std::int8_t>(steps + by);
  return static_cast<std::int8_t>(push.dividend > 0 && nth == 0 ? -by : 0);
}

Prospect prospect_of_look(const Rules&, const View& view, const Action& act) {
  return prospect_of_pair(view, act.args[0]);
}

constexpr std::array kInformationCards{
    CardRow{.card = Strategy::corporate_espionage,
            .cite = Rule::SP_STR_CORPORATE_ESPIONAGE,
            .is_useful = &sees_enough<Strategy::corporate_espionage>,
            .go_on = &after_times<0>,
            .legal = &offer_looks,
            .choose = &look,
            .prospect = &prospect_of_look},
    CardRow{.card = Strategy::insider_trading,
            .cite = Rule::SP_STR_INSIDER_TRADING,
            .is_useful = &sees_enough<Strategy::insider_trading>,
            .go_on = &after_times<0>,
            .legal = &offer_looks,
            .choose = &look,
            .prospect = &prospect_of_look},
    CardRow{.card = Strategy::data_broker,
            .cite = Rule::SP_STR_DATA_BROKER,
            .is_useful = &has_a_hidden_pair,
            .go_on = &sell_only_pair,
            .legal = &offer_own_pairs,
            .choose = &sell_pair,
            .prospect = &prospect_of_selling_pair,
            .at_once = &foresee_only_pair},
    CardRow{.card = Strategy::falsified_earnings,
            .cite = Rule::SP_STR_FALSIFIED_EARNINGS,
            .is_useful = &always,
            .go_on = &after_choices<1>,
            .legal = &offer_covers,
            .choose = &cover,
            .prospect = &prospect_of_cover},
};

}  // namespace

Push falsified(const Rules& rules, const Board& board, int pair, Push so_far) {
  const int covers = board.strategies.covers[static_cast<std::size_t>(pair)];
  const int by = gain_of(rules, Strategy::falsified_earnings);
  for (int nth = 0; nth < covers; ++nth) so_far.steps = falsify(so_far, by, nth);
  return so_far;
}

std::span<const CardRow> information_cards() { return kInformationCards; }

}  // namespace bell::stockpile::strategy_cards
