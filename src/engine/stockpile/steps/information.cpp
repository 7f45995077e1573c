// Information: starts a round and deals insider pairs to the players, to the public and beside the board.
#include "engine/stockpile/pairs.h"
#include "engine/stockpile/steps/steps.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

struct StartRound {
  static constexpr StepId id = StepId::start_round;
  static constexpr Rule cite = Rule::SP_CMP_5;
  static Progress enter(Ctx& ctx) {
    RULE(SP_CMP_3);
    State& state = ctx.state;
    Board& board = state.board;
    ++board.round;
    board.supply_set = 0;
    board.opened = 0;
    board.bids_made = 0;
    board.last_bidder = kNoSeat;
    board.purchases = {};
    state.pairs = {};
    board.pair_parts = {};
    state.companies_left = CompanySet::all();
    state.forecasts_left = board.forecasts = ctx.rules.forecasts;
    if (ctx.tell) ctx.tell.say({.what = Happening::round_started, .rule = cite, .number = board.round});
    ctx.rules.round_started(ctx);
    return Progress::done;
  }
};

// Pairs in numerical order; a card of a pair that somebody took beforehand is not dealt again.
struct DealPairs {
  static constexpr StepId id = StepId::deal_pairs;
  static constexpr Rule cite = Rule::SP_INF_1;
  static constexpr std::uint8_t kComplete = kHasCompany | kHasForecast;

  static int next_pair(const Board& board) {
    int pair = 0;
    while (pair < kPairs && board.pair_parts[static_cast<std::size_t>(pair)] == kComplete) ++pair;
    return pair;
  }
  static Progress enter(Ctx& ctx) {
    if (next_pair(ctx.state.board) == kPairs) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static bool has(const State& now, int pair, std::uint8_t part) {
    return (now.board.pair_parts[static_cast<std::size_t>(pair)] & part) != 0;
  }
  static std::uint32_t outcomes(const Rules&, const State& now) {
    const int pair = next_pair(now.board);
    const int companies = has(now, pair, kHasCompany) ? 1 : now.companies_left.size();
    const int forecasts = has(now, pair, kHasForecast) ? 1 : now.forecasts_left.size();
    return static_cast<std::uint32_t>(companies * forecasts);
  }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    const int pair = next_pair(now.board);
    const Pair& held = now.pairs[static_cast<std::size_t>(pair)];
    const int forecasts = has(now, pair, kHasForecast) ? 1 : now.forecasts_left.size();
    const int nth = static_cast<int>(n);
    const Company company =
        has(now, pair, kHasCompany) ? held.company.truth() : now.companies_left.nth(nth / forecasts);
    const Forecast forecast =
        has(now, pair, kHasForecast) ? held.forecast.truth() : now.forecasts_left.nth(nth % forecasts);
    return action_of(Verb::deal_pair, kChance, static_cast<int>(company), static_cast<int>(forecast), pair);
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id),
            .round = now.board.round,
            .position = static_cast<std::uint32_t>(next_pair(now.board))};
  }
  static void apply(Ctx& ctx, Action act) {
    const int pair = act.args[2];
    if (!has(ctx.state, pair, kHasCompany)) ctx.state.companies_left.remove(company_in(act));
    if (!has(ctx.state, pair, kHasForecast)) ctx.state.forecasts_left.remove(static_cast<Forecast>(act.args[1]));
    deal(ctx, pair, company_in(act), static_cast<Forecast>(act.args[1]));
  }
  static void deal(Ctx& ctx, int pair, Company company, Forecast forecast) {
    Pair& dealt = ctx.state.pairs[static_cast<std::size_t>(pair)];
    const Seat owner = owner_of_pair(ctx.rules, pair);
    ctx.state.board.pair_parts[static_cast<std::size_t>(pair)] = kComplete;
    if (owner != kNoSeat) {
      RULE(SP_INF_4);  // with two pairs each, the second follows the first
      dealt = {Secret<Company>(company, owner), Secret<Forecast>(forecast, owner)};
    } else if (is_public_pair(ctx.rules, pair)) {
      RULE(SP_INF_2);
      dealt = {open(company), open(forecast)};
    } else {
      RULE(SP_INF_3);
      dealt.company.truth() = company;
      dealt.forecast.truth() = forecast;
    }
    say_pair(ctx, Happening::pair_dealt, cite, owner, pair);
  }
};

}  // namespace

StepOps start_round_step() { return ops_of<StartRound, Stockpile>(); }
StepOps deal_pairs_step() { return ops_of<DealPairs, Stockpile>(); }

}  // namespace bell::stockpile
