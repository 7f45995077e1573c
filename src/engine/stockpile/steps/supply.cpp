// Supply: a card opens every stockpile, then everybody adds two, one face up and one face down.
#include <algorithm>

#include "engine/stockpile/piles.h"
#include "engine/stockpile/steps/steps.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

Card draw(State& state, Card card) {
  state.deck.remove(card);
  --state.board.deck_size;
  return card;
}

struct OpenPiles {
  static constexpr StepId id = StepId::open_piles;
  static constexpr Rule cite = Rule::SP_SUP_1;
  static Progress enter(Ctx& ctx) {
    if (ctx.state.board.opened == ctx.rules.piles) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules&, const State& now) { return now.board.deck_size; }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return placing(Verb::open_pile, kChance, now.deck.nth(static_cast<int>(n)), pile_at(now.board.opened));
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id), .round = now.board.round, .position = now.board.opened};
  }
  static void apply(Ctx& ctx, Action act) {
    const Secret<Card> card = open(draw(ctx.state, card_in(act)));
    ++ctx.state.board.opened;
    ctx.state.laid.push_back({card, target_in(act)});
    if (ctx.tell) ctx.tell.say({.what = Happening::pile_opened, .rule = cite, .pile = target_in(act), .card = card});
  }
};

struct DealMarket {
  static constexpr StepId id = StepId::deal_market;
  static constexpr Rule cite = Rule::SP_SUP_2;
  static Progress enter(Ctx& ctx) {
    const Board& board = ctx.state.board;
    if (!ask_on(ctx, [&board](Seat seat) { return board.hand_size[seat] < Rules::kMarketCardsEach; }))
      return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules&, const State& now) { return now.board.deck_size; }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return action_of(Verb::deal_market, kChance, static_cast<int>(now.deck.nth(static_cast<int>(n))),
                     index(top(now.cursor()).actor));
  }
  static ChanceKey key(const Rules& rules, const State& now) {
    const Seat seat = top(now.cursor()).actor;
    const int before = (now.board.supply_set * rules.seats + index(seat)) * Rules::kMarketCardsEach;
    return {.purpose = static_cast<std::uint16_t>(id),
            .round = now.board.round,
            .position = static_cast<std::uint32_t>(before + now.board.hand_size[seat])};
  }
  static void apply(Ctx& ctx, Action act) {
    const Seat seat = seat_in(act);
    const Secret<Card> card(draw(ctx.state, card_in(act)), seat);
    ctx.state.hands[seat].push_back(card);
    ++ctx.state.board.hand_size[seat];
    if (ctx.tell) ctx.tell.say({.what = Happening::market_dealt, .rule = cite, .seat = seat, .card = card});
  }
};

// One decision in two beats: the first card waits, its owner's secret, until the second is placed.
struct PlaceMarket {
  static constexpr StepId id = StepId::place_market;
  static constexpr Rule cite = Rule::SP_SUP_3;

  static Progress enter(Ctx& ctx) {
    const Board& board = ctx.state.board;
    if (!ask_on(ctx, [&board](Seat seat) { return board.hand_size[seat] > 0; })) return Progress::done;
    ctx.state.cursor().turn = Turn::of(top(ctx.state.cursor()).actor);
    return Progress::stay;
  }
  static void offer(const Rules& rules, Verb verb, Seat who, Card card, ActionList& out) {
    for (int pile = 0; pile < rules.piles; ++pile) out.push_back(placing(verb, who, card, pile_at(pile)));
  }
  static bool may_hide_both(const Rules& rules, const State& now, Seat who) {
    return rules.cards_face_up(rules, now.board, who, 1) == 0;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    const auto& hand = now.hands[who];
    if (hand.size() == 1) return offer(rules, Verb::place_face_down, who, hand[0].truth(), out);
    const Card low = std::min(hand[0].truth(), hand[1].truth());
    const Card high = std::max(hand[0].truth(), hand[1].truth());
    offer(rules, Verb::place_face_up, who, low, out);
    if (high != low) offer(rules, Verb::place_face_up, who, high, out);
    if (!may_hide_both(rules, now, who)) return;
    offer(rules, Verb::place_face_down, who, low,
          out);  // in either order: a fixed one would reveal which card is which
    if (high != low) offer(rules, Verb::place_face_down, who, high, out);
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    const Verb verb = verb_of(act);
    if (verb != Verb::place_face_up && verb != Verb::place_face_down) return {Reason::wrong_moment, cite};
    const auto& hand = now.hands[act.by];
    const auto is_named = [&act](const Secret<Card>& card) { return card.truth() == card_in(act); };
    if (std::none_of(hand.begin(), hand.end(), is_named)) return {Reason::not_held, cite, {act.args[0]}};
    ActionList list;
    legal(rules, now, act.by, list);
    if (contains(list, act)) return allowed();
    return {act.args[1] < rules.piles ? Reason::forbidden : Reason::not_available, cite, {act.args[0], act.args[1]}};
  }

  static void apply(Ctx& ctx, Action act) {
    auto& hand = ctx.state.hands[act.by];
    hand.erase(hand[0].truth() == card_in(act) ? 0 : 1);
    --ctx.state.board.hand_size[act.by];
    if (!hand.is_empty()) {
      const Face face = verb_of(act) == Verb::place_face_up ? Face::up : Face::down;
      ctx.state.placing = Secret<Placement>({card_in(act), target_in(act), face}, act.by);
      if (ctx.tell)
        ctx.tell.say({.what = Happening::chosen_face_up,
                      .rule = cite,
                      .seat = act.by,
                      .card = Secret<Card>(card_in(act), act.by)});
      return;
    }
    const Placement first = ctx.state.placing.truth();
    ctx.state.placing = {};
    lay(ctx, cite, act.by, first.pile, first.face == Face::up ? open(first.card) : Secret<Card>(first.card, act.by));
    lay(ctx, cite, act.by, target_in(act), Secret<Card>(card_in(act), act.by));
  }
};

struct NextSupply {
  static constexpr StepId id = StepId::next_supply;
  static constexpr Rule cite = Rule::SP_SUP_4;
  static constexpr StepId again_from = StepId::deal_market;
  static Progress enter(Ctx& ctx) {
    return ++ctx.state.board.supply_set < ctx.rules.supply_sets ? Progress::again : Progress::done;
  }
};

}  // namespace

StepOps open_piles_step() { return ops_of<OpenPiles, Stockpile>(); }
StepOps deal_market_step() { return ops_of<DealMarket, Stockpile>(); }
StepOps place_market_step() { return ops_of<PlaceMarket, Stockpile>(); }
StepOps next_supply_step() { return ops_of<NextSupply, Stockpile>(); }

}  // namespace bell::stockpile
