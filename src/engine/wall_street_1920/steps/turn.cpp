// A player's turn: optional flips or offers, one action, and optional flips or offers again.
#include "engine/wall_street_1920/cash.h"
#include "engine/wall_street_1920/holdings.h"
#include "engine/wall_street_1920/rondel.h"
#include "engine/wall_street_1920/steps/steps.h"

namespace bell::wall_street_1920 {
namespace {

struct StartTurn {
  static constexpr StepId id = StepId::start_turn;
  static constexpr Rule cite = Rule::WS_TRN_0;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    board.has_flipped = 0;
    if (board.active == board.start) ++board.round;
    ctx.tell.say({.what = Happening::turn_started, .rule = cite, .seat = board.active, .number = board.round});
    return Progress::done;
  }
};

void flip(Ctx& ctx, Seat seat) {
  Board& board = ctx.state.board;
  pay_trend(ctx, seat, ctx.rules.printed.tariff.flip);
  board.trend = other_way(board.trend);
  board.has_flipped = 1;
  ctx.tell.say({.what = Happening::trend_flipped,
                .rule = Rule::WS_TRN_1,
                .seat = seat,
                .value = static_cast<std::uint8_t>(board.trend)});
}

Prospect prospect_of_flip(const Rules& rules, const View& view, Seat seat) {
  const Payment pays = payment_of(rules, view.board, seat, bank_bill(rules.printed.tariff.flip));
  Board after = view.board;
  take_payment(rules, after, seat, pays);
  after.trend = other_way(after.trend);
  return {.rule = rule_of(pays, Rule::WS_TRN_1), .pays = pays, .fares = fares_of(rules, after, seat)};
}

// What is possible both before and after the action.
void list_extras(const Rules& rules, const State& now, Seat who, ActionList& out) {
  if (now.board.has_flipped == 0) out.push_back(action_of(Verb::flip, who));
  rules.offers.legal(rules, now, who, out);
}
Refusal refuse_extra(const Rules& rules, const State& now, const Action& act, Rule cite) {
  if (const Offer* offer = rules.offers.find(act)) return offer->refuse(rules, now, act);
  if (verb_of(act) != Verb::flip) return {Reason::wrong_moment, cite};
  if (now.board.has_flipped != 0 || act != action_of(Verb::flip, act.by)) return {Reason::forbidden, Rule::WS_TRN_1};
  return allowed();
}
void take_extra(Ctx& ctx, const Action& act) {
  if (const Offer* offer = ctx.rules.offers.find(act))
    offer->apply(ctx, act);
  else
    flip(ctx, act.by);
}

Prospect prospect_of_extra(const Rules& rules, const View& view, const Action& act) {
  const Offer* offer = rules.offers.find(act);
  return offer == nullptr ? prospect_of_flip(rules, view, act.by) : offer->prospect(rules, view, act);
}

// The pawn stays, and a share card is put at its place. Why that is illegal, or allowed().
Refusal refuse_sale_here(const Board& board, Seat seat) {
  const int place = board.pawn[seat];
  if (place == kTrendPlace || board.rondel[place].is_set() || board.share_cards[seat] == 0)
    return {Reason::forbidden, Rule::WS_SEL_2, {static_cast<std::int16_t>(place), board.share_cards[seat]}};
  return allowed();
}
Refusal refuse_sale(const State& now, const Action& act) {
  if (const Refusal refusal = refuse_sale_here(now.board, act.by); refusal.is_refused()) return refusal;
  const Card card = card_in(act);
  if (!is_share(card) || !now.shares[act.by].truth().has(card) || act != with_card(Verb::sell, act.by, card))
    return {Reason::not_held, Rule::WS_SEL_2, {act.args[0]}};
  return allowed();
}

Refusal refuse_raise(const Rules& rules, const State& now, const Action& act) {
  const int top = rules.printed.capital_top;
  if (now.board.capital[act.by] >= top || act != action_of(Verb::raise_capital, act.by))
    return {Reason::forbidden, Rule::WS_CAP_1, {static_cast<std::int16_t>(top)}};
  return allowed();
}
void raise_capital(Ctx& ctx, Seat seat) {
  Board& board = ctx.state.board;
  pay_bank(ctx, seat, ctx.rules.printed.tariff.raise, Rule::WS_CAP_1);
  ++board.capital[seat];
  board.business.to_discard = board.top;
  ctx.tell.say(
      {.what = Happening::capital_raised, .rule = Rule::WS_CAP_1, .seat = seat, .number = board.capital[seat]});
}

Prospect prospect_of_raise(const Rules& rules, const View& view, Seat seat) {
  const Payment pays = payment_of(rules, view.board, seat, bank_bill(rules.printed.tariff.raise));
  return {.rule = rule_of(pays, Rule::WS_CAP_1), .pays = pays, .capital = view.board.capital[seat] + 1};
}

// Beat 1: the action is taken.
struct Act {
  static constexpr StepId id = StepId::act;
  static constexpr Rule cite = Rule::WS_TRN_2;
  static Progress enter(Ctx& ctx) {
    if (top(ctx.state.cursor()).beat > 0) return Progress::done;
    ctx.state.cursor().turn = Turn::of(ctx.state.board.active);
    return Progress::stay;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    list_extras(rules, now, who, out);
    for (int spaces = 1; spaces <= rules.places; ++spaces) out.push_back(action_of(Verb::move, who, spaces));
    if (!refuse_sale_here(now.board, who).is_refused())
      now.shares[who].truth().for_each([&](Card card, int) { out.push_back(with_card(Verb::sell, who, card)); });
    if (now.board.capital[who] < rules.printed.capital_top) out.push_back(action_of(Verb::raise_capital, who));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (verb_of(act) == Verb::sell) return refuse_sale(now, act);
    if (verb_of(act) == Verb::raise_capital) return refuse_raise(rules, now, act);
    if (verb_of(act) == Verb::move) return refuse_move(rules, act);
    return refuse_extra(rules, now, act, cite);
  }
  static void apply(Ctx& ctx, Action act) {
    Business& business = ctx.state.board.business;
    const bool is_action =
        verb_of(act) == Verb::move || verb_of(act) == Verb::sell || verb_of(act) == Verb::raise_capital;
    if (!is_action) return take_extra(ctx, act);
    top(ctx.state.cursor()).beat = 1;
    if (verb_of(act) == Verb::move) return move_pawn(ctx, act.by, spaces_in(act));
    if (verb_of(act) == Verb::raise_capital) return raise_capital(ctx, act.by);
    ctx.tell.say({.what = Happening::sale_announced, .rule = cite, .seat = act.by, .card = open_card(card_in(act))});
    business.sold = card_in(act);
    business.to_discard = ctx.state.board.rondel[ctx.state.board.pawn[act.by]].card;
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    if (verb_of(act) == Verb::move) return prospect_of_move(rules, view, act);
    if (verb_of(act) == Verb::sell) return prospect_of_sale(rules, view, act);
    if (verb_of(act) == Verb::raise_capital) return prospect_of_raise(rules, view, act.by);
    return prospect_of_extra(rules, view, act);
  }
};

// A player who could only end the turn is not asked.
struct CloseTurn {
  static constexpr StepId id = StepId::close_turn;
  static constexpr Rule cite = Rule::WS_TRN_2;
  static Progress enter(Ctx& ctx) {
    if (top(ctx.state.cursor()).beat > 0) return Progress::done;
    ActionList extras;
    list_extras(ctx.rules, ctx.state, ctx.state.board.active, extras);
    if (extras.is_empty()) return Progress::done;
    ctx.state.cursor().turn = Turn::of(ctx.state.board.active);
    return Progress::stay;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    list_extras(rules, now, who, out);
    out.push_back(action_of(Verb::end_turn, who));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (act == action_of(Verb::end_turn, act.by)) return allowed();
    return refuse_extra(rules, now, act, cite);
  }
  static void apply(Ctx& ctx, Action act) {
    if (verb_of(act) != Verb::end_turn) return take_extra(ctx, act);
    ctx.tell.say({.what = Happening::turn_ended, .rule = cite, .seat = act.by});
    top(ctx.state.cursor()).beat = 1;
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    if (verb_of(act) == Verb::end_turn) return {.rule = cite};
    return prospect_of_extra(rules, view, act);
  }
};

}  // namespace

StepOps start_turn_step() { return ops_of<StartTurn, WallStreet1920>(); }
StepOps act_step() { return ops_of<Act, WallStreet1920>(); }
StepOps close_turn_step() { return ops_of<CloseTurn, WallStreet1920>(); }

}  // namespace bell::wall_street_1920
