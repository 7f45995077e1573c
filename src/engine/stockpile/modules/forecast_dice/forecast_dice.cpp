// Forecast dice: six dice determine which forecast cards are dealt in a round.
#include <algorithm>
#include <array>

#include "engine/stockpile/modules/modules.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

// The number of dice rolled is the number of forecasts in play.
struct RollDice {
  static constexpr StepId id = StepId::roll_dice;
  static constexpr Rule cite = Rule::SP_DIC_1;

  static int rolled(const State& now) { return now.board.forecasts.size(); }
  static Progress enter(Ctx& ctx) {
    if (rolled(ctx.state) == kDice) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules&, const State&) { return kFaces; }
  static Action outcome(const Rules& rules, const State& now, std::uint32_t n) {
    const Forecast face = rules.printed.dice[static_cast<std::size_t>(rolled(now))][n];
    return action_of(Verb::roll, kChance, static_cast<int>(face), rolled(now));
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id),
            .round = now.board.round,
            .position = static_cast<std::uint32_t>(rolled(now))};
  }
  static void apply(Ctx& ctx, Action act) {
    RULE(SP_DIC_2);  // the dividend of a forecast is the number of its dollars
    ctx.state.board.forecasts.add(forecast_in(act));
    ctx.state.forecasts_left.add(forecast_in(act));
    ctx.tell.say(
        {.what = Happening::die_rolled, .rule = cite, .forecast = open(forecast_in(act)), .number = act.args[1]});
  }
  static constexpr std::uint32_t kFaces = 6;
};

// A round starts without forecasts; equal faces are adjacent, as outcomes must be.
void install(Rules& rules) {
  RULE(SP_DIC_3);
  rules.forecasts = ForecastBag{};
  for (auto& die : rules.printed.dice) std::sort(die.begin(), die.end());
}

}  // namespace

const Manifest& forecast_dice_manifest() {
  static const std::array kSplices{Splice{Where::before, StepId::deal_pairs, ops_of<RollDice, Stockpile>()}};
  static const Manifest kForecastDice{.id = ModuleId::forecast_dice,
                                      .name = "forecast_dice",
                                      .cite = RollDice::cite,
                                      .splices = kSplices,
                                      .install = &install};
  return kForecastDice;
}

}  // namespace bell::stockpile
