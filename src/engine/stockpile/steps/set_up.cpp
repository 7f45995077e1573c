// Set-up: the first player, the starting cash, and one secret share for each.
#include "engine/stockpile/portfolio.h"
#include "engine/stockpile/prices.h"
#include "engine/stockpile/steps/steps.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

struct NameFirstPlayer {
  static constexpr StepId id = StepId::name_first_player;
  static constexpr Rule cite = Rule::SP_SET_3;
  static Progress enter(Ctx& ctx) {
    Board& board = ctx.state.board;
    if (board.first_player == kNoSeat && ctx.rules.named_first != kNoSeat) name(ctx, ctx.rules.named_first);
    if (board.first_player != kNoSeat) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static void name(Ctx& ctx, Seat seat) {
    ctx.state.board.first_player = seat;
    ctx.tell.say({.what = Happening::first_player_named, .rule = cite, .seat = seat});
  }
  static std::uint32_t outcomes(const Rules& rules, const State&) { return rules.seats; }
  static Action outcome(const Rules&, const State&, std::uint32_t n) {
    return action_of(Verb::name_first, kChance, static_cast<int>(n));
  }
  static ChanceKey key(const Rules&, const State&) { return {.purpose = static_cast<std::uint16_t>(id)}; }
  static void apply(Ctx& ctx, Action act) { name(ctx, seat_at(act.args[0])); }
};

struct StartingCash {
  static constexpr StepId id = StepId::starting_cash;
  static constexpr Rule cite = Rule::SP_SET_1;
  static Progress enter(Ctx& ctx) {
    RULE(SP_CMP_2);
    State& state = ctx.state;
    state.deck = MarketBag::of(ctx.rules.printed.market_deck);
    state.board.deck_size = static_cast<std::uint8_t>(state.deck.size());
    state.commerce_deck = ctx.rules.commerce;
    state.board.commerce.deck_size = static_cast<std::uint8_t>(state.commerce_deck.size());
    for (const Company company : kAllCompanies) start_company(ctx.rules, state.board, company);
    for (const Seat seat : seats_of(ctx.rules.seats)) {
      state.board.cash[seat] = ctx.rules.starting_cash(ctx.rules, state.board, seat, ctx.rules.cash);
      ctx.tell.say(
          {.what = Happening::cash_given, .rule = cite, .seat = seat, .number = state.board.cash[seat].amount()});
    }
    state.companies_left = CompanySet::all();
    return Progress::done;
  }
};

// The number of shares given tells whose share is next.
struct StartingShare {
  static constexpr StepId id = StepId::starting_share;
  static constexpr Rule cite = Rule::SP_SET_2;
  static Progress enter(Ctx& ctx) {
    if (given(ctx.state) == ctx.rules.seats) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static int given(const State& now) { return kCompanies - now.companies_left.size(); }
  static std::uint32_t outcomes(const Rules&, const State& now) {
    return static_cast<std::uint32_t>(now.companies_left.size());
  }
  static Action outcome(const Rules& rules, const State& now, std::uint32_t n) {
    const Seat seat = nth_in_turn_order(rules, now.board, given(now));
    return action_of(Verb::give_share, kChance, static_cast<int>(now.companies_left.nth(static_cast<int>(n))),
                     index(seat));
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id), .position = static_cast<std::uint32_t>(given(now))};
  }
  static void apply(Ctx& ctx, Action act) {
    RULE(SP_SET_4);
    const Company company = company_in(act);
    const Secret<Card> card(stock_of(company), seat_in(act));
    ctx.state.companies_left.remove(company);
    ctx.state.deck.remove(card.truth());
    --ctx.state.board.deck_size;
    gain_unseen(ctx.state, seat_in(act), card, ctx.rules.seats);
    ctx.tell.say({.what = Happening::share_given, .rule = cite, .seat = seat_in(act), .card = card});
  }
};

}  // namespace

Rule first_player_rule() { return NameFirstPlayer::cite; }

StepOps name_first_player_step() { return ops_of<NameFirstPlayer, Stockpile>(); }
StepOps starting_cash_step() { return ops_of<StartingCash, Stockpile>(); }
StepOps starting_share_step() { return ops_of<StartingShare, Stockpile>(); }

}  // namespace bell::stockpile
