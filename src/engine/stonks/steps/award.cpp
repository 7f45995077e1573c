// Ends a trick: turns up a face-down card, gives the winner one card, discards the rest.
#include "engine/stonks/steps/award.h"

#include "engine/stonks/portfolio.h"
#include "engine/stonks/steps/prospects.h"
#include "engine/stonks/steps/steps.h"
#include "view/stonks/actions.h"

namespace bell::stonks {
namespace {

void turn_up_face_down(Ctx& ctx) {
  Trick& trick = ctx.state.board.trick;
  if (trick.speculation != Speculation::opened) return;
  trick.plays[0].card = ctx.state.face_down.truth();
  ctx.state.face_down = {};
  if (ctx.tell)
    ctx.tell.say({.what = Happening::face_down_revealed,
                  .rule = Rule::ST_TRK_6,
                  .seat = trick.speculator,
                  .card = open_card(trick.plays[0].card)});
}

// Discards everything in the trick but `kept`.
void clear_trick(Board& board, Card kept) {
  for (const Played& played : board.trick.plays)
    if (played.card != kept) board.discard.add(played.card);
  if (board.trick.market != kept) board.discard.add(board.trick.market);
  board.trick.plays.clear();
  board.trick.market = kNoCard;
}

Card winning_card(const Trick& trick) {
  for (const Played& played : trick.plays)
    if (played.by == trick.winner) return played.card;
  return kNoCard;
}

struct ResolveTrick {
  static constexpr StepId id = StepId::resolve_trick;
  static constexpr Rule cite = Rule::ST_SPC_3;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    turn_up_face_down(ctx);
    board.trick.winner = winner_of(board.trick, board.trump);
    if (board.trick.winner == kNoSeat) {  // only after a face-down opening; the same player opens again
      if (ctx.tell) ctx.tell.say({.what = Happening::trick_lost, .rule = cite, .seat = board.opener});
      clear_trick(board, kNoCard);
      return Progress::done;
    }
    board.opener = board.trick.winner;
    ctx.rules.trick_won(ctx.state, board.trick.winner);
    if (ctx.tell)
      ctx.tell.say({.what = Happening::trick_won,
                    .rule = Rule::ST_TRK_5,
                    .seat = board.trick.winner,
                    .card = open_card(winning_card(board.trick))});
    return Progress::done;
  }
};

struct TakeCard {
  static constexpr StepId id = StepId::take_card;
  static constexpr Rule cite = Rule::ST_TRK_6;
  static Progress enter(Ctx& ctx) {
    if (ctx.state.board.trick.plays.is_empty()) return Progress::done;
    ctx.state.cursor().turn = Turn::of(ctx.state.board.trick.winner);
    return Progress::stay;
  }
  static CardSet on_offer(const Trick& trick) {
    CardSet cards;
    for (const Played& played : trick.plays) cards.add(played.card);
    cards.add(trick.market);
    return cards;
  }
  static void legal(const Rules&, const State& now, Seat who, ActionList& out) {
    on_offer(now.board.trick).for_each([&](Card card) { out.push_back(with_card(Verb::take, who, card)); });
  }
  static Refusal refuse(const Rules&, const State& now, Action act) {
    if (verb_of(act) != Verb::take) return {Reason::wrong_moment, cite};
    if (!is_card(act.args[0]) || !on_offer(now.board.trick).has(card_in(act)) ||
        act != with_card(Verb::take, act.by, card_in(act)))
      return {Reason::not_available, cite, {act.args[0]}};
    return allowed();
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    Prospect prospect = prospect_of_card(rules, view.board, card_in(act));
    prospect.rule = was_played_as_another(view.board.trick, card_in(act)) ? Rule::ST_SPC_7 : cite;
    return prospect;
  }
  static bool was_played_as_another(const Trick& trick, Card card) {
    for (const Played& played : trick.plays)
      if (played.card == card) return counts_as(trick, played) != company_of(card);
    return false;
  }
  static void apply(Ctx& ctx, Action act) {  // it joins the portfolio as its printed company
    Board& board = ctx.state.board;
    board.portfolio[act.by].add(card_in(act));
    if (ctx.tell)
      ctx.tell.say({.what = Happening::card_taken, .rule = cite, .seat = act.by, .card = open_card(card_in(act))});
    clear_trick(board, card_in(act));
  }
};

struct NextTrick {
  static constexpr StepId id = StepId::next_trick;
  static constexpr Rule cite = Rule::ST_FLU_4;  // levels and the black token stay as they are
  static constexpr StepId again_from = StepId::open_market;
  static Progress enter(Ctx& ctx) {
    ctx.state.board.trick = Trick{};
    --ctx.state.board.tricks_left;
    return ctx.state.board.tricks_left > 0 ? Progress::again : Progress::done;
  }
};

}  // namespace

Company counts_as(const Trick& trick, const Played& played) {
  const bool speculated = trick.speculation == Speculation::followed && played.by == trick.speculator;
  return speculated ? trick.lead : company_of(played.card);
}

Seat winner_of(const Trick& trick, Company trump) {
  constexpr int kTrump = 2 * (kRanks + 1);
  constexpr int kLead = kRanks + 1;
  Seat winner = kNoSeat;
  int best = 0;
  for (const Played& played : trick.plays) {
    const Company company = counts_as(trick, played);
    const int class_of = company == trump ? kTrump : company == trick.lead ? kLead : 0;
    if (class_of == 0) continue;
    if (const int strength = class_of + rank_of(played.card); strength > best) {
      best = strength;
      winner = played.by;
    }
  }
  return winner;
}

Prospect prospect_of_taking(const Rules& rules, const View& view, const Action& act) {
  return TakeCard::prospect(rules, view, act);
}

StepOps resolve_trick_step() { return ops_of<ResolveTrick, Stonks>(); }
StepOps take_card_step() { return ops_of<TakeCard, Stonks>(); }
StepOps next_trick_step() { return ops_of<NextTrick, Stonks>(); }

}  // namespace bell::stonks
