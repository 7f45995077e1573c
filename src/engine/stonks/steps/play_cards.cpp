// A trick: the market opens, the opener leads, everyone follows the leading company or speculates.
#include "engine/stonks/steps/play_cards.h"

#include "engine/stonks/known.h"
#include "engine/stonks/speculation.h"
#include "engine/stonks/steps/award.h"
#include "engine/stonks/steps/prospects.h"
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
    if (verb_of(act) == Verb::speculate)
      spend_speculation_card(ctx, act);
    else if (ctx.tell)
      ctx.tell.say({.what = Happening::played, .rule = cite, .seat = seat, .card = open_card(card)});
    if (add_to_trick(trick, act)) tell_of_cancellation(ctx);
    if (fluctuation_of_last(ctx.rules, trick) > 0) call(ctx, StepId::fluctuation, seat);
  }

  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    Trick trick = known_trick(view);
    const Rule rule = rule_of(rules, trick, act);
    add_to_trick(trick, act);
    const int steps = fluctuation_of_last(rules, trick);
    trick.plays.back().card = card_in(act);  // its player knows it, face up or not
    Prospect prospect{.rule = rule,
                      .shares = rules.shares(card_in(act)),
                      .counts_as = counts_as(trick, trick.plays.back()),
                      .fluctuation = steps};
    const Seen<bool> ahead =
        agreed(view, trick, [&](const Trick& shown) { return winner_of(shown, view.board.trump) == act.by; });
    if (ahead.is_known()) prospect.ahead = ahead.or_else(false);
    return prospect;
  }
  static Rule rule_of(const Rules& rules, const Trick& before, const Action& act) {
    if (const Rule rule = speculation_rule(before, act); rule != Rule::none) return rule;
    if (rules.fluctuation(card_in(act)) > 0) return rules.program[rules.program.place_of(StepId::fluctuation)].cite;
    return before.plays.is_empty() ? cite : Rule::ST_TRK_3;
  }
};

}  // namespace

bool must_follow(const Trick& trick, const CardSet& hand) {
  return !trick.plays.is_empty() && hand.has_any(trick.lead);
}

int fluctuation_of_last(const Rules& rules, const Trick& trick) {
  const Card card = trick.plays.is_empty() ? kNoCard : trick.plays.back().card;
  return card == kNoCard ? 0 : rules.fluctuation(card);
}

Prospect prospect_of_playing(const Rules& rules, const View& view, const Action& act) {
  return PlayCards::prospect(rules, view, act);
}

StepOps open_market_step() { return ops_of<OpenMarket, Stonks>(); }
StepOps play_cards_step() { return ops_of<PlayCards, Stonks>(); }

}  // namespace bell::stonks
