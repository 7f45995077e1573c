// After an action: cards are kept or discarded, and the empty place is refilled.
#include <utility>

#include "engine/wall_street_1920/holdings.h"
#include "engine/wall_street_1920/piles.h"
#include "engine/wall_street_1920/prices.h"
#include "engine/wall_street_1920/rondel.h"
#include "engine/wall_street_1920/steps/steps.h"

namespace bell::wall_street_1920 {
namespace {

// A card that must be discarded: the one under a seller's pawn, or the top of the deck after a visit to the trend or a
// raise.
struct ChoosePile {
  static constexpr StepId id = StepId::choose_pile;
  static constexpr Rule cite = Rule::WS_MOV_6;
  static Progress enter(Ctx& ctx) {
    if (ctx.state.board.business.to_discard == kNoCard) return Progress::done;
    ctx.state.cursor().turn = Turn::of(ctx.state.board.active);
    return Progress::stay;
  }
  static void legal(const Rules&, const State& now, Seat who, ActionList& out) {
    offer_discards(who, now.board.business.to_discard, out);
  }
  static Refusal refuse(const Rules&, const State& now, Action act) {
    return refuse_discard(act, now.board.business.to_discard, cite);
  }
  static void apply(Ctx& ctx, Action act) {
    Board& board = ctx.state.board;
    board.business.to_discard = kNoCard;
    if (board.business.sold == kNoCard) {
      take_top(board);
    } else {
      const int place = board.pawn[act.by];
      board.rondel[place] = {};
      ctx.rules.place_cleared(ctx, place);
    }
    discard(ctx, act.by, card_in(act), onto_in(act), cite);
  }
  static Prospect prospect(const Rules& rules, const View&, const Action& act) {
    return prospect_of_discard(rules, act, cite);
  }
};

// One decision per card bought; of a set, the buyer decides on either one first.
struct ResolvePurchase {
  static constexpr StepId id = StepId::resolve_purchase;
  static constexpr Rule cite = Rule::WS_MOV_4;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    if (board.business.kept != kNoCard) join_pile(ctx);
    if (board.business.bought.is_empty()) return Progress::done;
    ctx.state.cursor().turn = Turn::of(board.active);
    return Progress::stay;
  }
  // After the effect and everything it required.
  static void join_pile(Ctx& ctx) {
    Board& board = ctx.state.board;
    const Card card = board.business.kept;
    board.business.kept = kNoCard;
    keep_card(ctx.state, board.active, card);
    ctx.tell.say({.what = Happening::card_kept, .rule = Rule::WS_MOV_5, .seat = board.active, .card = open_card(card)});
  }

  static FixedVec<Card, 2> in_order(const Business& business) {  // ascending, each face once
    FixedVec<Card, 2> cards = business.bought;
    if (cards.size() == 2 && cards[1] < cards[0]) std::swap(cards[0], cards[1]);
    if (cards.size() == 2 && cards[1] == cards[0]) cards.pop_back();
    return cards;
  }
  static void legal(const Rules&, const State& now, Seat who, ActionList& out) {
    const FixedVec<Card, 2> cards = in_order(now.board.business);
    for (const Card card : cards) out.push_back(with_card(Verb::keep, who, card));
    for (const Card card : cards) offer_discards(who, card, out);
  }
  static bool is_bought(const Business& business, Card card) {
    for (const Card each : business.bought)
      if (each == card) return true;
    return false;
  }
  static Refusal refuse(const Rules&, const State& now, Action act) {
    if (verb_of(act) != Verb::keep && verb_of(act) != Verb::discard) return {Reason::wrong_moment, cite};
    if (!is_card(act.args[0]) || !is_bought(now.board.business, card_in(act)))
      return {Reason::not_available, cite, {act.args[0]}};
    if (verb_of(act) == Verb::discard) return refuse_discard(act, card_in(act), Rule::WS_MOV_6);
    return act == with_card(Verb::keep, act.by, card_in(act)) ? allowed() : Refusal{Reason::not_available, cite};
  }
  static void apply(Ctx& ctx, Action act) {
    Business& business = ctx.state.board.business;
    const Card card = card_in(act);
    business.bought.erase(business.bought[0] == card ? 0 : 1);
    if (verb_of(act) == Verb::discard) return discard(ctx, act.by, card, onto_in(act), Rule::WS_MOV_6);
    business.kept = card;
    if (is_variation(card)) return take_effect(ctx, act.by, card);
    move_prices_for(ctx, act.by, card);
  }
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    if (verb_of(act) == Verb::discard) return prospect_of_discard(rules, act, Rule::WS_MOV_6);
    if (is_variation(card_in(act))) return prospect_of_effect(rules, view, act);
    Prospect prospect{.rule = Rule::WS_MOV_5, .stakes = stakes_after(rules, view, act.by, {.gained = card_in(act)})};
    foresee(rules, view.board, act.by, moves_when_kept(rules, view.board, card_in(act)), prospect);
    return prospect;
  }
};

// A sold share and the top card of the deck form a set; a bought place gets the top card alone.
struct Refill {
  static constexpr StepId id = StepId::refill;
  static constexpr Rule cite = Rule::WS_MOV_7;
  static Progress enter(Ctx& ctx) {
    const Board& board = ctx.state.board;
    const int place = board.pawn[board.active];
    if (board.business.sold != kNoCard)
      sell(ctx, place);
    else if (place != kTrendPlace && board.rondel[place].card == kNoCard)
      ctx.state.board.rondel[place].card = lay_top(ctx, place);
    return Progress::done;
  }
  static Card lay_top(Ctx& ctx, int place) {
    const Card card = take_top(ctx.state.board);
    if (card != kNoCard)
      ctx.tell.say({.what = Happening::place_refilled, .rule = cite, .card = open_card(card), .number = whole(place)});
    return card;
  }
  static void sell(Ctx& ctx, int place) {
    Board& board = ctx.state.board;
    const Card share = board.business.sold;
    const int income = sale_price(ctx.rules, board, share);
    board.business.sold = kNoCard;
    remove_share(ctx.state, board.active, share);
    board.cash[board.active] += Money(income);
    ctx.tell.say({.what = Happening::share_sold,
                  .rule = Rule::WS_SEL_1,
                  .seat = board.active,
                  .card = open_card(share),
                  .number = whole(income),
                  .value = static_cast<std::uint8_t>(place)});
    board.rondel[place] = {.card = share, .second = lay_top(ctx, place)};
  }
};

}  // namespace

StepOps choose_pile_step() { return ops_of<ChoosePile, WallStreet1920>(); }
StepOps resolve_purchase_step() { return ops_of<ResolvePurchase, WallStreet1920>(); }
StepOps refill_step() { return ops_of<Refill, WallStreet1920>(); }

}  // namespace bell::wall_street_1920
