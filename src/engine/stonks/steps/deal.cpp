// Starts a round: gathers the cards, returns speculation cards, deals hands one card at a time.
#include "engine/core/at_once.h"
#include "engine/stonks/steps/steps.h"
#include "view/stonks/actions.h"

namespace bell::stonks {
namespace {

using Gather = AtOnce<StepId::gather, Rule::ST_END_4, &gather_all_cards>;

struct StartRound {
  static constexpr StepId id = StepId::start_round;
  static constexpr Rule cite = Rule::ST_SPC_6;
  static Progress enter(Ctx& ctx) {
    RULE(ST_SET_6);
    RULE(ST_CMP_3);
    Board& board = ctx.state.board;
    ++board.round;
    board.tricks_left = static_cast<std::uint8_t>(ctx.rules.tricks());
    board.speculators = seats_of(ctx.rules.seats);  // a card used earlier comes back
    board.revealed.fill(kNoCard);
    if (ctx.tell) ctx.tell.say({.what = Happening::round_started, .rule = Gather::cite, .number = board.round});
    return Progress::done;
  }
};

// The frame's actor is the seat being dealt to.
struct Deal {
  static constexpr StepId id = StepId::deal;
  static constexpr Rule cite = Rule::ST_SET_5;
  static Progress enter(Ctx& ctx) {
    Frame& frame = top(ctx.state.cursor());
    if (frame.actor == kNoSeat) frame.actor = seat_at(0);
    if (ctx.state.board.hand_size[frame.actor] == ctx.rules.hand) {
      if (index(frame.actor) + 1 == ctx.rules.seats) return Progress::done;
      frame.actor = seat_at(index(frame.actor) + 1);
    }
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules&, const State& now) { return now.board.deck_size; }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return deal_to(top(now.cursor()).actor, now.deck.nth(static_cast<int>(n)));
  }
  static ChanceKey key(const Rules& rules, const State& now) {
    const Seat seat = top(now.cursor()).actor;
    return {.purpose = static_cast<std::uint16_t>(id),
            .round = now.board.round,
            .position = static_cast<std::uint32_t>(index(seat) * rules.hand + now.board.hand_size[seat])};
  }
  static void apply(Ctx& ctx, Action act) {
    Board& board = ctx.state.board;
    const Card card = card_in(act);
    const Seat seat = seat_in(act);
    ctx.state.deck.remove(card);
    --board.deck_size;
    ctx.state.hands[seat].tell(seat);
    ctx.state.hands[seat].truth().add(card);
    ++board.hand_size[seat];
    if (ctx.tell)
      ctx.tell.say({.what = Happening::dealt, .rule = cite, .seat = seat, .card = Secret<Card>(card, seat)});
  }
};

}  // namespace

void gather_all_cards(Ctx& ctx) {
  RULE(ST_CMP_1);
  State& state = ctx.state;
  state.deck = CardSet{};
  for (const Company company : state.board.row) state.deck |= CardSet::of(company);
  state.board.deck_size = static_cast<std::uint8_t>(state.deck.size());
  state.board.discard = CardSet{};
  state.board.portfolio.fill(CardSet{});
  for (auto& cards : state.hidden) cards.clear();
  for (auto& cards : state.last_cards) cards.clear();
}

StepOps gather_step() { return ops_of<Gather, Stonks>(); }
StepOps start_round_step() { return ops_of<StartRound, Stonks>(); }
StepOps deal_step() { return ops_of<Deal, Stonks>(); }

}  // namespace bell::stonks
