// Magnates: one at each company, called when a player brings it to an end of its track.
#include "engine/wall_street_1920/modules/magnates/magnates.h"

#include <array>

#include "engine/wall_street_1920/modules/modules.h"

namespace bell::wall_street_1920 {
namespace {

// In the order of MagnateSides.
constexpr std::array<OptionValue, 3> kSides{{{"reward"}, {"punishment"}, {"mix"}}};

constexpr bool is_punishing(const MagnatesSlice& slice, int magnate) { return (slice.punishing >> magnate & 1U) != 0; }

bool is_laid(const MagnatesSlice& slice, int magnate) {
  for (const std::uint8_t card : slice.card)
    if (card == magnate) return true;
  return false;
}

struct LayMagnates {
  static constexpr StepId id = StepId::lay_magnates;
  static constexpr Rule cite = Rule::WS_MAG_1;
  static int laid(const Board& board) {
    int count = 0;
    for (const std::uint8_t card : board.magnates.card) count += card == 0 ? 0 : 1;
    return count;
  }
  static Progress enter(Ctx& ctx) {
    if (laid(ctx.state.board) == kMagnates) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules&, const State& now) {
    return static_cast<std::uint32_t>(kMagnates - laid(now.board));
  }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    int magnate = 1;
    for (;; ++magnate)
      if (!is_laid(now.board.magnates, magnate) && n-- == 0) break;
    return action_of(Verb::lay_magnate, kChance, laid(now.board), magnate);
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id), .position = static_cast<std::uint32_t>(laid(now.board))};
  }
  static void apply(Ctx& ctx, Action act) {
    ctx.state.board.magnates.card[company_in(act)] = act.args[1];
    ctx.tell.say({.what = Happening::magnate_laid, .rule = cite, .company = company_in(act), .number = act.args[1]});
  }
};

// A fair coin for each card of a mix; otherwise all show the side agreed on.
struct TurnMagnates {
  static constexpr StepId id = StepId::turn_magnates;
  static constexpr Rule cite = Rule::WS_MAG_1;
  static Progress enter(Ctx& ctx) {
    MagnatesSlice& slice = ctx.state.board.magnates;
    if (slice.turned == kMagnates) return Progress::done;
    if (ctx.rules.magnate_sides == MagnateSides::mix) {
      ctx.state.cursor().turn = Turn::chance();
      return Progress::stay;
    }
    while (slice.turned < kMagnates)
      turn(ctx, slice.turned + 1, ctx.rules.magnate_sides == MagnateSides::reward ? 0 : 1);
    return Progress::done;
  }
  static void turn(Ctx& ctx, int magnate, unsigned side) {
    MagnatesSlice& slice = ctx.state.board.magnates;
    slice.punishing = static_cast<std::uint8_t>(slice.punishing | side << magnate);
    ++slice.turned;
    ctx.tell.say({.what = Happening::magnate_turned,
                  .rule = cite,
                  .number = whole(magnate),
                  .value = static_cast<std::uint8_t>(side)});
  }
  static std::uint32_t outcomes(const Rules&, const State&) { return 2; }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return action_of(Verb::turn_magnate, kChance, now.board.magnates.turned + 1, static_cast<int>(n));
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id), .position = now.board.magnates.turned};
  }
  static void apply(Ctx& ctx, Action act) { turn(ctx, act.args[0], act.args[1]); }
};

// One magnate after the other, in the order of the companies. Precondition of the rest: some magnate is called.
struct Magnate {
  static constexpr StepId id = StepId::magnate;
  static constexpr Rule cite = Rule::WS_MAG_2;

  static int called(const MagnatesSlice& slice) { return slice.card[slice.acting.lowest()]; }
  static const MagnateSide& side_of(const State& now) {
    const MagnatesSlice& slice = now.board.magnates;
    const int magnate = called(slice);
    return (is_punishing(slice, magnate) ? punishment_sides() : reward_sides())[static_cast<std::size_t>(magnate - 1)];
  }
  static MagnateBeat beat_of(const State& now) { return MagnateBeat(top(now.cursor()).beat); }

  static Progress enter(Ctx& ctx) {
    while (!ctx.state.board.magnates.acting.is_empty()) {
      if (beat_of(ctx.state) == MagnateBeat::called) begin(ctx);
      const Seat asked = beat_of(ctx.state) == MagnateBeat::acting ? asked_by(ctx) : kNoSeat;
      if (asked != kNoSeat) {
        ctx.state.cursor().turn = Turn::of(asked);
        return Progress::stay;
      }
      leave(ctx.state);
    }
    return Progress::done;
  }
  static void begin(Ctx& ctx) {
    const MagnatesSlice& slice = ctx.state.board.magnates;
    const MagnateSide& side = side_of(ctx.state);
    const Seat active = ctx.state.board.active;
    ctx.tell.say({.what = Happening::magnate_acted,
                  .rule = side.cite,
                  .seat = active,
                  .company = slice.acting.lowest(),
                  .number = whole(called(slice))});
    Frame& frame = top(ctx.state.cursor());
    frame.beat = static_cast<std::uint8_t>(MagnateBeat::acting);
    frame.actor = active;
    if (side.begin != nullptr) side.begin(ctx, active);
  }
  static Seat asked_by(Ctx& ctx) {
    const MagnateSide& side = side_of(ctx.state);
    return side.asks == nullptr ? kNoSeat : side.asks(ctx, ctx.state.board.active);
  }
  static void leave(State& state) {
    MagnatesSlice& slice = state.board.magnates;
    const Company company = slice.acting.lowest();
    slice.acting.remove(company);
    slice.card[company] = 0;
    top(state.cursor()).beat = static_cast<std::uint8_t>(MagnateBeat::called);
  }

  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    side_of(now).legal(rules, now, who, out);
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    return side_of(now).refuse(rules, now, act);
  }
  static void apply(Ctx& ctx, Action act) { side_of(ctx.state).apply(ctx, act); }
};

void call_magnates(Ctx& ctx, CompanySet arrived) {
  MagnatesSlice& slice = ctx.state.board.magnates;
  for (const Company company : kAllCompanies)
    if (arrived.has(company) && slice.card[company] != 0) slice.acting.add(company);
  if (!slice.acting.is_empty()) call(ctx, StepId::magnate, ctx.state.board.active);
}

Points add_magnate(const Rules& rules, const State& now, Seat seat, Points so_far) {
  const MagnatesSlice& slice = now.board.magnates;
  if (slice.keeper != seat) return so_far;
  const Points worth(rules.printed.tariff.magnate_points);
  return is_punishing(slice, 1) ? so_far - worth : so_far + worth;
}

void install(Rules& rules) {
  rules.ends_reached.add(&call_magnates);
  rules.extra_points.add(Precedence::additive, &add_magnate);
}

}  // namespace

const Manifest& magnates_manifest() {
  static const std::array kSplices{Splice{Where::after, StepId::choose_start, ops_of<LayMagnates, WallStreet1920>()},
                                   Splice{Where::after, StepId::lay_magnates, ops_of<TurnMagnates, WallStreet1920>()},
                                   Splice{Where::window, StepId::none, ops_of<Magnate, WallStreet1920>()}};
  static constexpr std::array kOptions{
      Option{.name = "magnates",
             .fallback = "reward",
             .rule = LayMagnates::cite,
             .values = kSides,
             .apply = [](Rules& rules, int nth) { rules.magnate_sides = MagnateSides(nth); }}};
  static const Manifest kMagnatesManifest{.id = ModuleId::magnates,
                                          .name = "magnates",
                                          .cite = LayMagnates::cite,
                                          .splices = kSplices,
                                          .options = kOptions,
                                          .install = &install};
  return kMagnatesManifest;
}

}  // namespace bell::wall_street_1920
