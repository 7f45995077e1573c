// A trick: the market opens, the opener leads, everyone follows suit or speculates.
#include "engine/stonks/speculation.h"
#include "engine/stonks/steps/steps.h"
#include "view/stonks/actions.h"

namespace bell::stonks {
namespace {

struct OpenMarket {
  static constexpr StepId id = StepId::open_market;
  static constexpr Rule cite = Rule::ST_TRK_1;
  static Progress enter(Ctx& ctx) {
    if (ctx.state.board.trick.market != kNoCard) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules&, const State& now) { return now.board.deck_size; }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return with_card(Verb::open_market, kChance, now.deck.nth(static_cast<int>(n)));
  }
  static ChanceKey key(const Rules& rules, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id),
            .round = now.board.round,
            .position = static_cast<std::uint32_t>(rules.tricks() - now.board.tricks_left)};
  }
  static void apply(Ctx& ctx, Action act) {
    ctx.state.deck.remove(card_in(act));
    --ctx.state.board.deck_size;
    ctx.state.board.trick.market = card_in(act);
    if (ctx.tell) ctx.tell.say({.what = Happening::market_opened, .rule = cite, .card = open_card(card_in(act))});
  }
};

struct PlayCards {
  static constexpr StepId id = StepId::play_cards;
  static constexpr Rule cite = Rule::ST_TRK_2;

  static Progress enter(Ctx& ctx) {
    const Board& board = ctx.state.board;
    const int played = board.trick.plays.size();
    if (played == ctx.rules.seats) return Progress::done;
    const Seat next = played == 0 ? board.opener : next_seat(board.trick.plays.back().by, ctx.rules.seats);
    ctx.state.cursor().turn = Turn::of(next);
    return Progress::stay;
  }

  static void legal(const Rules&, const State& now, Seat who, ActionList& out) {
    const CardSet& hand = now.hands[who].truth();
    const auto play = [&](Card card) { out.push_back(with_card(Verb::play, who, card)); };
    const Trick& trick = now.board.trick;
    if (must_follow(trick, hand)) {
      hand.for_each_of(trick.lead, play);
      return;
    }
    hand.for_each(play);
    if (can_speculate(now, who)) offer_speculations(now, who, out);
  }
  static bool must_follow(const Trick& trick, const CardSet& hand) {
    return !trick.plays.is_empty() && hand.has_any(trick.lead);
  }

  static Refusal refuse(const Rules&, const State& now, Action act) {
    const bool speculates = verb_of(act) == Verb::speculate;
    if (verb_of(act) != Verb::play && !speculates) return {Reason::wrong_moment, cite};
    const CardSet& hand = now.hands[act.by].truth();
    if (!is_card(act.args[0]) || !hand.has(card_in(act))) return {Reason::not_held, cite, {act.args[0]}};
    const Trick& trick = now.board.trick;
    if (must_follow(trick, hand) && (speculates || company_of(card_in(act)) != trick.lead))
      return speculates ? refuse_speculation_with_suit(trick)
                        : Refusal{Reason::forbidden, Rule::ST_TRK_3, {static_cast<std::int16_t>(trick.lead)}};
    if (speculates) return refuse_speculation(now, act);
    return act == with_card(Verb::play, act.by, card_in(act)) ? allowed() : Refusal{Reason::not_available, cite};
  }

  static void apply(Ctx& ctx, Action act) {
    Trick& trick = ctx.state.board.trick;
    const Seat seat = act.by;
    const Card card = card_in(act);
    ctx.state.hands[seat].truth().remove(card);
    --ctx.state.board.hand_size[seat];
    if (verb_of(act) == Verb::speculate && trick.plays.is_empty())
      return open_face_down(ctx, seat, card, named_in(act));
    if (trick.plays.is_empty()) trick.lead = company_of(card);
    if (verb_of(act) == Verb::speculate) {
      follow_with_speculation(ctx, seat, card);
    } else {
      if (ctx.tell) ctx.tell.say({.what = Happening::played, .rule = cite, .seat = seat, .card = open_card(card)});
      cancel_if_matched(ctx, card);
    }
    trick.plays.push_back({card, seat});
    if (ctx.rules.fluctuation(card) > 0) call(ctx, StepId::fluctuation, seat);
  }
};

}  // namespace

StepOps open_market_step() { return ops_of<OpenMarket, Stonks>(); }
StepOps play_cards_step() { return ops_of<PlayCards, Stonks>(); }

}  // namespace bell::stonks
