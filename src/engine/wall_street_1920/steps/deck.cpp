// The deck is face up: whenever its top card is gone, chance turns up the next; the explosion is among the last.
#include "engine/wall_street_1920/steps/steps.h"

namespace bell::wall_street_1920 {
namespace {

// The same draw at three points of the program: before the first pawn, after the explosion, and after an action.
template <StepId Point>
struct TurnUp {
  static constexpr StepId id = Point;
  static constexpr Rule cite = Rule::WS_SET_4;
  static Progress enter(Ctx& ctx) {
    if (ctx.state.board.top != kNoCard || ctx.state.board.deck_size == 0) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  // The explosion is the last face of the bag, so one outcome fewer excludes it.
  static std::uint32_t outcomes(const Rules& rules, const State& now) {
    const int left = now.board.deck_size;
    return static_cast<std::uint32_t>(left > rules.printed.last_cards ? left - 1 : left);
  }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return with_card(Verb::turn_up, kChance, now.deck.nth(static_cast<int>(n)));
  }
  // One stream for all three points: the order of the deck does not depend on who draws when.
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(StepId::first_top),
            .position = static_cast<std::uint32_t>(now.board.deck_size)};
  }
  static void apply(Ctx& ctx, Action act) {
    const Card card = card_in(act);
    ctx.state.deck.remove(card);
    if (removes_exchange(ctx, card)) {
      --ctx.state.board.deck_size;
      return;
    }
    ctx.state.board.top = card;
    ctx.tell.say({.what = Happening::card_turned_up, .rule = cite, .card = open_card(card)});
  }
};

}  // namespace

StepOps first_top_step() { return ops_of<TurnUp<StepId::first_top>, WallStreet1920>(); }
StepOps fresh_top_step() { return ops_of<TurnUp<StepId::fresh_top>, WallStreet1920>(); }
StepOps new_top_step() { return ops_of<TurnUp<StepId::new_top>, WallStreet1920>(); }

}  // namespace bell::wall_street_1920
