// Everybody starts a portfolio with two cards, chosen simultaneously in secret; one is revealed and decides who opens.
#include <tuple>

#include "engine/market/choose_together.h"
#include "engine/stonks/steps/prospects.h"
#include "engine/stonks/steps/steps.h"
#include "view/stonks/actions.h"

namespace bell::stonks {
namespace {

// Each seat first lays the card it will reveal, then the one that stays face down; nothing is revealed until all have.
struct StartPortfolio {
  static constexpr StepId id = StepId::start_portfolio;
  static constexpr Rule cite = Rule::ST_SET_7;

  static bool has_laid_both(const Rules& rules, const State& now, Seat seat) {
    return now.board.hand_size[seat] == rules.hand - Rules::kStartCards;
  }
  static Verb next_verb(const State& now, Seat seat) {
    return now.to_reveal[seat].truth() == kNoCard ? Verb::lay_to_reveal : Verb::lay_face_down;
  }

  static Progress enter(Ctx& ctx) {
    return market::choose_together(
        ctx, seats_of(ctx.rules.seats), [&ctx](Seat seat) { return has_laid_both(ctx.rules, ctx.state, seat); },
        [&ctx](Seat seat) { reveal(ctx, seat); });
  }
  static void reveal(Ctx& ctx, Seat seat) {
    const Card card = ctx.state.to_reveal[seat].truth();
    ctx.state.board.revealed[seat] = card;
    ctx.state.board.portfolio[seat].add(card);
    ctx.state.to_reveal[seat] = {};
    ctx.tell.say({.what = Happening::revealed, .rule = cite, .seat = seat, .card = open_card(card)});
  }

  static void legal(const Rules&, const State& now, Seat who, ActionList& out) {
    const Verb verb = next_verb(now, who);
    now.hands[who].truth().for_each([&](Card card) { out.push_back(with_card(verb, who, card)); });
  }
  static Refusal refuse(const Rules&, const State& now, Action act) {
    if (verb_of(act) != next_verb(now, act.by)) return {Reason::wrong_moment, cite};
    if (!is_card(act.args[0]) || !now.hands[act.by].truth().has(card_in(act)) || act != canonical(act))
      return {Reason::not_held, cite, {act.args[0]}};
    return allowed();
  }
  static Action canonical(const Action& act) { return with_card(verb_of(act), act.by, card_in(act)); }

  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    Prospect prospect = prospect_of_card(rules, view.board, card_in(act));
    prospect.rule = cite;
    return prospect;
  }

  static void apply(Ctx& ctx, Action act) {
    const Seat seat = act.by;
    const Card card = card_in(act);
    const Secret<Card> laid(card, seat);
    ctx.state.hands[seat].truth().remove(card);
    --ctx.state.board.hand_size[seat];
    if (verb_of(act) == Verb::lay_to_reveal) {
      ctx.state.to_reveal[seat] = laid;
      ctx.tell.say({.what = Happening::laid_to_reveal, .rule = cite, .seat = seat, .card = laid});
    } else {
      ctx.state.hidden[seat].push_back(laid);
      ctx.tell.say({.what = Happening::laid_face_down, .rule = cite, .seat = seat, .card = laid});
    }
  }
};

struct FirstOpener {
  static constexpr StepId id = StepId::first_opener;
  static constexpr Rule cite = Rule::ST_SET_8;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    const auto worth = [&board](Seat seat) {
      const Card card = board.revealed[seat];
      const Tile& tile = board.tiles[company_of(card)];
      return std::tuple(tile.value, tile.place, rank_of(card));
    };
    Seat least = seat_at(0);
    for (const Seat seat : seats_of(ctx.rules.seats))
      if (worth(seat) < worth(least)) least = seat;
    board.opener = least;
    ctx.tell.say({.what = Happening::opener_chosen, .rule = cite, .seat = least});
    return Progress::done;
  }
};

}  // namespace

Prospect prospect_of_laying(const Rules& rules, const View& view, const Action& act) {
  return StartPortfolio::prospect(rules, view, act);
}

StepOps start_portfolio_step() { return ops_of<StartPortfolio, Stonks>(); }
StepOps first_opener_step() { return ops_of<FirstOpener, Stonks>(); }

}  // namespace bell::stonks
