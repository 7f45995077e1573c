// The first-player card is on a stockpile; the player who takes it decides who begins the next round.
#include <array>

#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/piles.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

struct PlaceFirstCard {
  static constexpr StepId id = StepId::place_first_card;
  static constexpr Rule cite = Rule::SP_FPC_1;

  static Progress enter(Ctx& ctx) {
    const Frame& frame = top(ctx.state.cursor());
    if (frame.beat > 0 || ctx.state.board.round == ctx.rules.rounds) return Progress::done;
    ctx.state.cursor().turn = Turn::of(ctx.state.board.first_player);
    return Progress::stay;
  }
  static void legal(const Rules& rules, const State&, Seat who, ActionList& out) {
    for (int pile = 0; pile < rules.piles; ++pile) out.push_back(action_of(Verb::place_first_card, who, pile));
  }
  static Refusal refuse(const Rules& rules, const State&, Action act) {
    if (verb_of(act) != Verb::place_first_card) return {Reason::wrong_moment, cite};
    if (act.args[0] >= rules.piles || act != action_of(Verb::place_first_card, act.by, act.args[0]))
      return {Reason::not_available, cite, {act.args[0]}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    top(ctx.state.cursor()).beat = 1;
    lay(ctx, cite, act.by, pile_in(act), open(Card::first_player));
  }
};

// Its taker gives it to somebody at once, possibly to themselves.
struct GiveFirstCard {
  static constexpr StepId id = StepId::give_first_card;
  static constexpr Rule cite = Rule::SP_FPC_1;

  static Progress enter(Ctx& ctx) { return ask_once(ctx); }
  static void legal(const Rules& rules, const State&, Seat who, ActionList& out) {
    for (const Seat seat : seats_of(rules.seats)) out.push_back(action_of(Verb::give_first_card, who, index(seat)));
  }
  static Refusal refuse(const Rules& rules, const State&, Action act) {
    if (verb_of(act) != Verb::give_first_card) return {Reason::wrong_moment, cite};
    if (act.args[0] >= rules.seats || act != action_of(Verb::give_first_card, act.by, act.args[0]))
      return {Reason::not_available, cite, {act.args[0]}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    top(ctx.state.cursor()).beat = 1;
    ctx.state.board.first_player_card.holder = seat_at(act.args[0]);
    ctx.tell.say({.what = Happening::first_card_given, .rule = cite, .seat = act.by, .other = seat_at(act.args[0])});
  }
};

void install(Rules& rules) {
  rules.round_started.add([](Ctx& ctx) { ctx.state.board.first_player_card.holder = kNoSeat; });
  rules.card_taken.add([](Ctx& ctx, Seat seat, Card card) {
    if (card == Card::first_player) call(ctx, StepId::give_first_card, seat);
  });
  rules.next_first_player.add(Precedence::replace, [](const Rules&, const Board& board, Seen<Seat>) {
    const Seat holder = board.first_player_card.holder;
    return holder == kNoSeat ? Seen<Seat>() : Seen<Seat>(holder);
  });
}

}  // namespace

const Manifest& first_player_card_manifest() {
  static const std::array kSplices{Splice{Where::before, StepId::bidding, ops_of<PlaceFirstCard, Stockpile>()},
                                   Splice{Where::window, StepId::none, ops_of<GiveFirstCard, Stockpile>()}};
  static const Manifest kFirstPlayerCard{.id = ModuleId::first_player_card,
                                         .name = "first_player_card",
                                         .cite = PlaceFirstCard::cite,
                                         .splices = kSplices,
                                         .install = &install};
  return kFirstPlayerCard;
}

}  // namespace bell::stockpile
